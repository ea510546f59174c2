import { ENERGY_GLYPHS } from "./energy-glyphs";
import { ICON_DRAWINGS } from "./icons";
import { TINTS } from "./tint";

/** All Energy symbols and icons, in one file beside the pages: `symbolAddress` refers to one of them. */
export function SymbolSprite() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden>
      {TINTS.map((type) => {
        const colour = type.toLowerCase();
        return (
          <symbol key={type} id={`nrj-${colour}`} viewBox="0 0 24 24">
            <circle cx="12" cy="12" r="12" fill={`var(--color-${colour}-deep)`} />
            <circle cx="12" cy="11.3" r="11.2" fill={`var(--color-${colour})`} />
            <path d="M2.7 8.3a9.7 9.7 0 0 1 18.6 0" fill="none" stroke="#fff" strokeOpacity=".38" strokeWidth="1.1" strokeLinecap="round" />
            {ENERGY_GLYPHS[type]}
          </symbol>
        );
      })}
      {ICON_DRAWINGS.map(([name, { line, fill, dots }]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {line && <path d={line} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />}
          {fill && <path d={fill} fill="currentColor" />}
          {dots?.map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="currentColor" />
          ))}
        </symbol>
      ))}
    </svg>
  );
}
