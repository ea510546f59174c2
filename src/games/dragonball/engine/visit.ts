/** Every object of a piece of data. */
export function visit(node: unknown, see: (node: object) => void): void {
  if (node === null || typeof node !== "object") return;
  see(node);
  for (const part of Object.values(node)) visit(part, see);
}
