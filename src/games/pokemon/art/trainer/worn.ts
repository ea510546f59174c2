import { ellipse, path, polygon, stroke } from "@/ui/art/shapes";
import type { Thing } from "./things";

/** What a Pokémon wears, by what a Tool is about. */
export const WORN = {
  medal: [
    (p) =>
      stroke("M82 84Q92 190 150 206Q208 190 218 84", p.shade, 12) +
      polygon(
        [
          [150, 190],
          [196, 226],
          [178, 284],
          [122, 284],
          [104, 226],
        ],
        p.accent2,
      ) +
      polygon(
        [
          [150, 212],
          [174, 232],
          [164, 264],
          [136, 264],
          [126, 232],
        ],
        p.accent,
      ),
    (p) =>
      path("M112 92H188L174 196H126Z", p.accent) +
      path("M140 92H160L156 196H144Z", p.light) +
      `<circle cx="150" cy="240" r="62" fill="${p.shade}"/><circle cx="150" cy="240" r="52" fill="${p.accent2}"/>` +
      polygon(
        [
          [150, 204],
          [160, 230],
          [188, 232],
          [166, 250],
          [174, 276],
          [150, 262],
          [126, 276],
          [134, 250],
          [112, 232],
          [140, 230],
        ],
        p.body,
      ),
    (p) =>
      `<ellipse cx="150" cy="210" rx="98" ry="76" fill="none" stroke="${p.shade}" stroke-width="34"/><ellipse cx="150" cy="204" rx="98" ry="76" fill="none" stroke="${p.accent2}" stroke-width="26"/>` +
      polygon(
        [
          [150, 246],
          [184, 276],
          [150, 308],
          [116, 276],
        ],
        p.accent,
      ) +
      polygon(
        [
          [150, 256],
          [168, 274],
          [150, 280],
        ],
        p.white,
        'opacity=".6"',
      ),
  ],
  band: [
    (p) =>
      `<g transform="rotate(-10 150 200)"><rect x="34" y="170" width="232" height="58" rx="28" fill="${p.accent}"/><rect x="34" y="186" width="232" height="10" fill="${p.light}" opacity=".6"/>` +
      stroke("M54 216Q30 260 44 296M72 222Q66 258 84 286", p.accent, 22) +
      `<circle cx="170" cy="199" r="38" fill="${p.accent2}"/><circle cx="170" cy="199" r="22" fill="${p.body}"/></g>`,
    (p) =>
      `<ellipse cx="150" cy="206" rx="112" ry="70" fill="none" stroke="${p.shade}" stroke-width="46"/><ellipse cx="150" cy="200" rx="112" ry="70" fill="none" stroke="${p.body}" stroke-width="36"/>` +
      `<rect x="112" y="238" width="76" height="62" rx="14" fill="${p.accent2}"/><rect x="128" y="252" width="44" height="34" rx="8" fill="${p.shade}"/>`,
  ],
  cape: [
    (p) =>
      path(
        "M104 104C80 170 60 240 52 304C84 288 100 312 128 298C150 314 176 290 198 302C218 290 236 308 250 300C240 236 220 168 196 104Z",
        p.accent,
      ) +
      path("M128 110C120 180 116 240 128 298C150 314 158 302 172 298C182 240 180 180 172 110Z", p.shade, 'opacity=".45"') +
      path("M96 92Q150 124 204 92L212 128Q150 160 88 128Z", p.body) +
      ellipse(150, 132, 17, 17, p.accent2),
    (p) =>
      path("M98 106L128 92Q150 118 172 92L202 106L250 168L218 198L204 178V304H96V178L82 198L50 168Z", p.body) +
      stroke("M150 118V302", p.shade, 7) +
      stroke("M112 250H136M164 250H188", p.shade, 7) +
      path("M128 92Q150 118 172 92L184 122L150 152L116 122Z", p.accent),
  ],
  gloves: [
    (p) =>
      path(
        "M84 300V236C60 226 44 190 62 180C74 174 84 196 92 200V132C92 112 116 112 118 132V186V114C120 96 144 96 146 114V186V124C148 106 172 108 172 126V192V146C174 130 196 132 196 148C198 200 200 216 186 240V300Z",
        p.accent,
      ) +
      path("M80 262H190V304H80Z", p.shade) +
      stroke("M92 282H178", p.accent2, 8) +
      [105, 132, 159].map((x) => ellipse(x, 200, 9, 9, p.accent2)).join(""),
    (p) =>
      `<rect x="86" y="214" width="128" height="88" rx="26" fill="${p.shade}"/>` +
      [0, 1, 2]
        .map((i) =>
          path(
            `M${100 + i * 40} 222C${84 + i * 40} 160 ${100 + i * 40} 112 ${128 + i * 40} 84C${138 + i * 40} 130 ${136 + i * 40} 186 ${130 + i * 40} 222Z`,
            i % 2 ? p.light : p.accent2,
          ),
        )
        .join("") +
      stroke("M98 256H202", p.accent, 14),
  ],
  helmet: [
    (p) =>
      path("M56 244C52 130 104 90 150 90S248 130 244 244Z", p.body) +
      path("M150 90C128 90 116 150 116 244H184C184 150 172 90 150 90Z", p.accent) +
      `<rect x="42" y="236" width="216" height="34" rx="17" fill="${p.shade}"/>` +
      stroke("M84 190Q92 138 122 116", p.white, 9, 'opacity=".6"'),
    (p) =>
      path("M60 220C60 140 104 108 150 108S240 140 240 220Z", p.accent) +
      path("M214 214C262 214 286 234 288 254C250 262 200 250 176 244Z", p.shade) +
      path("M60 212H222V246H60Z", p.light) +
      ellipse(150, 108, 13, 10, p.accent2),
  ],
  goggles: [
    (p) =>
      stroke("M30 196Q150 130 270 196", p.shade, 22) +
      `<circle cx="98" cy="210" r="56" fill="${p.body}"/><circle cx="202" cy="210" r="56" fill="${p.body}"/><circle cx="98" cy="210" r="38" fill="${p.light}"/><circle cx="202" cy="210" r="38" fill="${p.light}"/>` +
      stroke("M78 208Q82 188 100 184M182 208Q186 188 204 184", p.white, 9),
    (p) =>
      stroke("M186 236L238 296", p.shade, 26) +
      `<circle cx="136" cy="186" r="74" fill="${p.light}" opacity=".9"/><circle cx="136" cy="186" r="74" fill="none" stroke="${p.body}" stroke-width="20"/>` +
      stroke("M92 176Q98 142 130 134", p.white, 10),
  ],
} as const satisfies Record<string, readonly Thing[]>;
