import type { Palette } from "./palette";
import { ellipse, leaf, path, polygon, stroke } from "./shapes";

type Thing = (p: Palette) => string;

/** What an Item shows. */
export const ITEMS: readonly Thing[] = [
  /** A flask. */
  (p) =>
    path(
      "M126 120H174V168C214 188 226 222 226 244C226 284 192 306 150 306S74 284 74 244C74 222 86 188 126 168Z",
      p.light,
      'opacity=".85"',
    ) +
    path("M84 232Q118 214 150 232T216 232Q222 244 220 256C214 284 186 298 150 298S86 284 80 256Q78 244 84 232Z", p.accent) +
    ellipse(128, 258, 9, 9, p.white, 'opacity=".7"') +
    ellipse(164, 270, 6, 6, p.white, 'opacity=".7"') +
    ellipse(176, 250, 4, 4, p.white, 'opacity=".7"') +
    `<rect x="116" y="96" width="68" height="30" rx="9" fill="${p.shade}"/>` +
    stroke("M98 214Q104 194 124 182", p.white, 8, 'opacity=".8"'),
  /** A bag. */
  (p) =>
    stroke("M112 140C112 84 188 84 188 140", p.shade, 16) +
    path("M84 150Q150 126 216 150L234 276Q236 304 208 306H92Q64 304 66 276Z", p.body) +
    path("M80 176Q150 156 220 176L226 216Q150 238 74 216Z", p.accent) +
    `<rect x="132" y="196" width="36" height="44" rx="10" fill="${p.accent2}"/><rect x="142" y="208" width="16" height="20" rx="5" fill="${p.ink}" opacity=".55"/>` +
    stroke("M96 262H128M172 262H204", p.light, 7),
  /** A magnifier. */
  (p) =>
    stroke("M186 236L238 296", p.shade, 26) +
    `<circle cx="136" cy="186" r="74" fill="${p.light}" opacity=".9"/><circle cx="136" cy="186" r="74" fill="none" stroke="${p.body}" stroke-width="20"/>` +
    stroke("M92 176Q98 142 130 134", p.white, 10) +
    path("M108 206L128 166L142 190L156 172L170 210Z", p.accent),
  /** A lantern. */
  (p) =>
    stroke("M104 132Q150 60 196 132", p.shade, 12) +
    path("M92 132H208L222 156H78Z", p.shade) +
    path("M86 156H214L204 272H96Z", p.light, 'opacity=".9"') +
    ellipse(150, 216, 40, 48, p.accent2) +
    path("M150 176C176 206 176 250 150 252S124 206 150 176Z", p.accent) +
    path("M84 272H216L228 300H72Z", p.body) +
    stroke("M116 156L120 272M184 156L180 272", p.shade, 7),
  /** A notebook. */
  (p) =>
    `<g transform="rotate(-8 150 200)"><rect x="78" y="104" width="148" height="196" rx="14" fill="${p.shade}"/><rect x="88" y="104" width="138" height="188" rx="12" fill="${p.body}"/><rect x="112" y="134" width="92" height="46" rx="8" fill="${p.light}"/>` +
    stroke("M124 150H190M124 164H170", p.ink, 5) +
    [0, 1, 2, 3, 4].map((i) => `<circle cx="92" cy="${128 + i * 36}" r="8" fill="${p.accent2}"/>`).join("") +
    leaf(158, 272, 64, 16, p.accent, p.shade) +
    "</g>",
  /** A bell. */
  (p) =>
    path("M150 104C206 104 214 176 222 232L236 262H64L78 232C86 176 94 104 150 104Z", p.accent2) +
    path("M78 232H222L236 262H64Z", p.accent) +
    ellipse(150, 276, 26, 22, p.shade) +
    ellipse(150, 98, 16, 16, p.shade) +
    stroke("M112 150Q118 128 138 122", p.white, 8),
];

/** What a Tool shows: something worn. */
export const TOOLS: readonly Thing[] = [
  /** A medallion. */
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
  /** A headband. */
  (p) =>
    `<g transform="rotate(-10 150 200)"><rect x="34" y="170" width="232" height="58" rx="28" fill="${p.accent}"/><rect x="34" y="186" width="232" height="10" fill="${p.light}" opacity=".6"/>` +
    stroke("M54 216Q30 260 44 296M72 222Q66 258 84 286", p.accent, 22) +
    `<circle cx="170" cy="199" r="38" fill="${p.accent2}"/><circle cx="170" cy="199" r="22" fill="${p.body}"/></g>`,
  /** A goggles. */
  (p) =>
    stroke("M30 196Q150 130 270 196", p.shade, 22) +
    `<circle cx="98" cy="210" r="56" fill="${p.body}"/><circle cx="202" cy="210" r="56" fill="${p.body}"/><circle cx="98" cy="210" r="38" fill="${p.light}"/><circle cx="202" cy="210" r="38" fill="${p.light}"/>` +
    stroke("M78 208Q82 188 100 184M182 208Q186 188 204 184", p.white, 9),
  /** A bracelet. */
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
];
