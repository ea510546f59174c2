import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "rolldown/utils";
import type { Described, Description } from "@/games/pokemon/cards/language/described";

/** Reads the types of the effect language as data: they are its one description, and whatever else must know its words follows from them. */

const engine = fileURLToPath(new URL("../games/pokemon/engine/", import.meta.url));
const FILES = [
  "card",
  "effects/language/amounts",
  "effects/language/continuous",
  "effects/language/instructions",
  "effects/language/selectors",
];

type Parsed = ReturnType<typeof parseSync>["program"];
type Statement = Parsed["body"][number];
type Declared = Extract<Statement, { type: "TSTypeAliasDeclaration" | "TSInterfaceDeclaration" | "VariableDeclaration" }>;
type TypeAlias = Extract<Declared, { type: "TSTypeAliasDeclaration" }>;
type Interface = Extract<Declared, { type: "TSInterfaceDeclaration" }>;
type TypeNode = TypeAlias["typeAnnotation"];
type Member = Interface["body"]["body"][number];
type Fields = Extract<Described, { readonly fields: unknown }>;

/** A type that says something for which the description has no words; the message names it. */
export class UndescribedTypeError extends Error {
  override readonly name = "UndescribedTypeError";
}

/**
 * The type `root` of the engine's card and effect language, and every type that it reaches, each by its name.
 *
 * @throws UndescribedTypeError when a type is said in a way that is no plain data
 */
export function describedTypes(root: string): Description {
  const declared = declarations();
  const description: Record<string, Described> = {};
  reach(root);
  return description;

  function reach(name: string): void {
    if (name in description) return;
    const found = declared.get(name);
    if (!found) throw new UndescribedTypeError(`there is no type ${name}`);
    // Told first, so that types may speak of one another.
    description[name] = name;
    description[name] = found.type === "TSInterfaceDeclaration" ? interfaceOf(found) : typeOf(aliased(found));
  }

  function aliased(found: Declared): TypeNode {
    if (found.type === "TSTypeAliasDeclaration") return found.typeAnnotation;
    throw new UndescribedTypeError("a constant is no type");
  }

  function typeOf(node: TypeNode): Described {
    switch (node.type) {
      case "TSNumberKeyword":
        return "number";
      case "TSStringKeyword":
        return "string";
      case "TSBooleanKeyword":
        return "boolean";
      case "TSLiteralType":
        return { words: [literal(node)] };
      case "TSParenthesizedType":
        return typeOf(node.typeAnnotation);
      case "TSTypeOperator":
        return typeOf(node.typeAnnotation);
      case "TSArrayType":
        return { list: typeOf(node.elementType) };
      case "TSTupleType":
        return { tuple: pairOf(node) };
      case "TSUnionType":
        return oneOf(node.types.map(typeOf));
      case "TSIntersectionType":
        return node.types.map(typeOf).reduce(both);
      case "TSTypeLiteral":
        return fieldsOf(node.members);
      case "TSIndexedAccessType":
        return { words: wordsOf(node) };
      case "TSTypeReference": {
        if (node.typeName.type !== "Identifier") throw new UndescribedTypeError(`a name of several parts: ${node.typeName.type}`);
        reach(node.typeName.name);
        return node.typeName.name;
      }
      default:
        throw new UndescribedTypeError(`a type that is no plain data: ${node.type}`);
    }
  }

  function pairOf({ elementTypes }: Extract<TypeNode, { type: "TSTupleType" }>): readonly [Described, Described] {
    const [one, other] = elementTypes.map((element) => {
      if (element.type === "TSOptionalType" || element.type === "TSRestType" || element.type === "TSNamedTupleMember")
        throw new UndescribedTypeError(`a tuple of no fixed length: ${element.type}`);
      return typeOf(element);
    });
    if (one === undefined || other === undefined || elementTypes.length > 2) throw new UndescribedTypeError("a tuple that is no pair");
    return [one, other];
  }

  function fieldsOf(members: readonly Member[]): Fields {
    return {
      fields: Object.fromEntries(
        members.map((member) => {
          if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier" || !member.typeAnnotation)
            throw new UndescribedTypeError(`a part that is no named field: ${member.type}`);
          return [`${member.key.name}${member.optional ? "?" : ""}`, typeOf(member.typeAnnotation.typeAnnotation)];
        }),
      ),
    };
  }

  /** What an interface says itself stands first, then what it takes over: the first field is the one that tells words apart. */
  function interfaceOf({ body, extends: above }: Interface): Described {
    return above.reduce<Described>((own, { expression }) => {
      if (expression.type !== "Identifier") throw new UndescribedTypeError(`an interface above that has no name: ${expression.type}`);
      const found = declared.get(expression.name);
      if (found?.type !== "TSInterfaceDeclaration") throw new UndescribedTypeError(`there is no interface ${expression.name}`);
      return both(interfaceOf(found), own);
    }, fieldsOf(body.body));
  }

  /** The words of `(typeof WORDS)[number]`. */
  function wordsOf({ objectType }: Extract<TypeNode, { type: "TSIndexedAccessType" }>): readonly string[] {
    const query = objectType.type === "TSParenthesizedType" ? objectType.typeAnnotation : objectType;
    const name = query.type === "TSTypeQuery" && query.exprName.type === "Identifier" ? query.exprName.name : "";
    const found = declared.get(name);
    const value = found?.type === "VariableDeclaration" ? found.declarations[0]?.init : null;
    if (value?.type !== "TSAsExpression" || value.expression.type !== "ArrayExpression")
      throw new UndescribedTypeError(`no list of words: ${name}`);
    return value.expression.elements.map((element) => {
      if (element?.type !== "Literal" || typeof element.value !== "string") throw new UndescribedTypeError(`a word of ${name} is no text`);
      return element.value;
    });
  }
}

function literal({ literal: said }: Extract<TypeNode, { type: "TSLiteralType" }>): string | boolean {
  if (said.type === "Literal" && (typeof said.value === "string" || typeof said.value === "boolean")) return said.value;
  throw new UndescribedTypeError(`a literal that is neither text nor truth value: ${said.type}`);
}

/** Words that stand side by side are one list. */
function oneOf(parts: readonly Described[]): Described {
  const words = parts.flatMap((part) => (typeof part === "object" && "words" in part ? part.words : []));
  const others = parts.filter((part) => typeof part === "string" || !("words" in part));
  const all = words.length > 0 ? [{ words }, ...others] : others;
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : { oneOf: all };
}

/** What `added` says, and then what `base` says; where `added` is one of several, each of them says it. */
function both(base: Described, added: Described): Described {
  if (typeof added === "object" && "oneOf" in added) return { oneOf: added.oneOf.map((one) => both(base, one)) };
  if (typeof base === "string" || typeof added === "string" || !("fields" in base) || !("fields" in added))
    throw new UndescribedTypeError("only objects are said together");
  return { fields: { ...added.fields, ...base.fields } };
}

/** Everything that the language's files declare, by its name. */
function declarations(): ReadonlyMap<string, Declared> {
  return new Map(
    FILES.flatMap((file) => {
      const { program } = parseSync(`${file}.ts`, readFileSync(`${engine}${file}.ts`, "utf8"));
      return program.body.flatMap((statement): readonly (readonly [string, Declared])[] => {
        const said = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        switch (said?.type) {
          case "TSTypeAliasDeclaration":
          case "TSInterfaceDeclaration":
            return [[said.id.name, said]];
          case "VariableDeclaration":
            return said.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [[id.name, said] as const] : []));
          default:
            return [];
        }
      });
    }),
  );
}
