import { useTranslations } from "next-intl";
import { symbolAddress } from "@/ui/art/symbol-address";
import type { EnergyType, EnergyUnit } from "./model";
import { unitWord } from "./words";

/** The symbol of one Energy type, with the type's name for those who cannot see it. Its size follows the text unless a class says otherwise. */
export function EnergySymbol({ type, className = "" }: { type: EnergyType; className?: string }) {
  const t = useTranslations("card");
  return (
    <svg className={`nrj ${className}`} role="img" aria-label={t(`types.${type}`)}>
      <use href={symbolAddress(`nrj-${type.toLowerCase()}`)} />
    </svg>
  );
}

/** One provided unit: its symbol, or, where it may stand for several types, a disc cut into their colours with a spark. */
export function EnergyUnitSymbol({ unit, className = "" }: { unit: EnergyUnit; className?: string }) {
  const t = useTranslations("card");
  const [only, ...others] = unit;
  if (only === undefined) return null;
  if (others.length === 0) return <EnergySymbol type={only} className={className} />;
  const shown = unit.slice(0, 6);
  return (
    <svg className={`nrj ${className}`} viewBox="0 0 24 24" role="img" aria-label={unitWord(unit, t)}>
      <circle cx="12" cy="12" r="12" fill="#2b2145" />
      {shown.map((type, index) => (
        <path key={type} d={slice(index, shown.length)} fill={`var(--color-${type.toLowerCase()})`} />
      ))}
      <path d="M12 5.2c.9 4.6 2.2 5.9 6.8 6.8-4.6.9-5.9 2.2-6.8 6.8-.9-4.6-2.2-5.9-6.8-6.8 4.6-.9 5.9-2.2 6.8-6.8Z" fill="#fff8ea" />
    </svg>
  );
}

/** A slice of the disc, the first one ending at the top. */
function slice(index: number, count: number): string {
  const point = (turn: number) => {
    const angle = (turn / count) * 2 * Math.PI - Math.PI / 2;
    return `${(12 + 11 * Math.cos(angle)).toFixed(2)} ${(12 + 11 * Math.sin(angle)).toFixed(2)}`;
  };
  return `M12 12L${point(index)}A11 11 0 0 1 ${point(index + 1)}Z`;
}
