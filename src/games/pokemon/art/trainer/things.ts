import type { Palette } from "@/ui/art/palette";
import { ellipse, leaf, path, polygon, stroke } from "@/ui/art/shapes";

export type Thing = (p: Palette) => string;

const rect = (x: number, y: number, w: number, h: number, rx: number, fill: string, extra = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${extra}/>`;
const turned = (angle: number, s: string) => `<g transform="rotate(${angle} 150 200)">${s}</g>`;

/** What an Item shows, by what it is about: things of ours, several where one word names many. */
export const THINGS = {
  // Our capsules are wound like a shell: no line across, no button.
  ball: [
    (p) =>
      ellipse(150, 212, 92, 92, p.accent) +
      path(
        "M150 120C206 120 242 162 242 212C222 168 176 150 150 178C128 202 146 236 176 228C150 262 96 250 88 208C80 160 110 126 150 120Z",
        p.light,
      ) +
      ellipse(160, 210, 17, 17, p.accent2) +
      stroke("M84 190Q94 146 132 132", p.white, 9, 'opacity=".8"'),
    (p) =>
      ellipse(150, 212, 92, 92, p.body) +
      [0, 72, 144, 216, 288]
        .map(
          (a) =>
            `<g transform="rotate(${a} 150 212)">${path("M150 212C132 176 136 144 150 120C164 144 168 176 150 212Z", a % 144 ? p.light : p.accent2)}</g>`,
        )
        .join("") +
      stroke("M82 196Q90 150 128 134", p.white, 9, 'opacity=".8"'),
    (p) =>
      ellipse(150, 212, 92, 92, p.light) +
      path("M150 120A92 92 0 0 1 242 212C206 212 186 190 186 164C186 144 172 128 150 120Z", p.accent) +
      path("M150 304A92 92 0 0 1 58 212C94 212 114 234 114 260C114 280 128 296 150 304Z", p.accent) +
      polygon(
        [
          [150, 178],
          [184, 212],
          [150, 246],
          [116, 212],
        ],
        p.shade,
      ),
  ],
  potion: [
    (p) =>
      path(
        "M126 120H174V168C214 188 226 222 226 244C226 284 192 306 150 306S74 284 74 244C74 222 86 188 126 168Z",
        p.light,
        'opacity=".85"',
      ) +
      path("M84 232Q118 214 150 232T216 232Q222 244 220 256C214 284 186 298 150 298S86 284 80 256Q78 244 84 232Z", p.accent) +
      ellipse(128, 258, 9, 9, p.white, 'opacity=".7"') +
      ellipse(164, 270, 6, 6, p.white, 'opacity=".7"') +
      rect(116, 96, 68, 30, 9, p.shade) +
      stroke("M98 214Q104 194 124 182", p.white, 8, 'opacity=".8"'),
    (p) =>
      rect(96, 160, 108, 146, 30, p.body) +
      rect(96, 206, 108, 56, 0, p.light) +
      path("M150 254C128 240 132 220 144 220C149 220 150 226 150 228C150 226 151 220 156 220C168 220 172 240 150 254Z", p.accent) +
      rect(126, 128, 48, 36, 8, p.shade) +
      path("M118 92H176L196 108V128H118Z", p.accent) +
      stroke("M206 104l22 -12M208 116h26M206 128l20 10", p.white, 6),
    (p) =>
      rect(104, 150, 92, 156, 18, p.light) +
      path("M104 206H196V288Q196 306 178 306H122Q104 306 104 288Z", p.accent2) +
      path("M116 150L126 108H174L184 150Z", p.light) +
      rect(122, 92, 56, 24, 8, p.accent) +
      leaf(150, 284, 62, 14, p.body, p.shade),
  ],
  stone: [
    (p) =>
      polygon(
        [
          [150, 100],
          [222, 168],
          [200, 284],
          [110, 296],
          [74, 190],
        ],
        p.body,
      ) +
      polygon(
        [
          [150, 100],
          [164, 190],
          [110, 296],
          [74, 190],
        ],
        p.light,
      ) +
      polygon(
        [
          [164, 190],
          [222, 168],
          [200, 284],
        ],
        p.shade,
      ) +
      stroke("M104 184L138 138", p.white, 9),
    (p) =>
      [-34, 0, 36]
        .map(
          (a, i) =>
            `<g transform="rotate(${a} 150 296)">${polygon(
              [
                [124, 296],
                [118, 200 - i * 14],
                [150, 132 - (i % 2) * 34],
                [180, 200],
                [174, 296],
              ],
              i % 2 ? p.accent : p.body,
            )}${polygon(
              [
                [150, 140 - (i % 2) * 34],
                [158, 210],
                [150, 290],
                [130, 286],
                [128, 204],
              ],
              p.light,
              'opacity=".6"',
            )}</g>`,
        )
        .join(""),
    (p) =>
      ellipse(150, 216, 86, 86, p.shade) +
      ellipse(146, 210, 80, 80, p.accent) +
      path("M150 146C186 176 186 246 150 276C114 246 114 176 150 146Z", p.accent2) +
      path("M150 176C166 196 166 226 150 246C134 226 134 196 150 176Z", p.white) +
      stroke("M90 190Q100 156 128 144", p.white, 8, 'opacity=".8"'),
  ],
  sweet: [
    (p) =>
      path("M62 164L112 190L112 236L62 262L74 213Z", p.accent2) +
      path("M238 164L188 190L188 236L238 262L226 213Z", p.accent2) +
      ellipse(150, 213, 60, 56, p.accent) +
      stroke("M124 172Q150 212 128 256M158 160Q184 212 160 264", p.light, 11),
    (p) =>
      path("M86 216H214L198 300Q196 306 186 306H114Q104 306 102 300Z", p.accent2) +
      stroke("M112 222L122 300M150 222V302M188 222L178 300", p.shade, 5) +
      path("M76 220C58 176 96 166 104 158C108 120 190 118 198 158C208 166 242 178 224 220Z", p.light) +
      [
        [112, 190],
        [150, 164],
        [186, 192],
        [150, 204],
      ]
        .map(([x = 0, y = 0], i) => ellipse(x, y, 8, 8, i % 2 ? p.body : p.accent))
        .join("") +
      ellipse(150, 120, 17, 17, p.accent),
  ],
  berry: [
    (p) =>
      path("M150 140C206 128 240 180 224 234C210 284 176 306 150 306S90 284 76 234C60 180 94 128 150 140Z", p.accent) +
      [
        [112, 196],
        [150, 180],
        [188, 196],
        [128, 236],
        [172, 236],
        [150, 274],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 6, 9, p.accent2))
        .join("") +
      leaf(150, 150, 70, -52, "#6fae4a", "#3f7a35") +
      leaf(150, 150, 74, 8, "#6fae4a", "#3f7a35") +
      leaf(150, 150, 66, 62, "#6fae4a", "#3f7a35"),
    (p) =>
      stroke("M150 84Q146 120 112 178M150 84Q160 130 190 196", "#3f7a35", 8) +
      leaf(150, 92, 76, 66, "#6fae4a", "#3f7a35") +
      ellipse(108, 228, 56, 58, p.accent) +
      ellipse(196, 246, 52, 54, p.body) +
      stroke("M74 218Q80 194 100 188M164 236Q170 214 188 208", p.white, 8, 'opacity=".8"'),
  ],
  fossil: [
    (p) =>
      path("M60 250C54 190 96 118 156 112C222 108 250 176 240 238C232 292 190 306 146 306S66 300 60 250Z", "#a8937a") +
      stroke("M206 214C206 160 104 156 104 222C104 268 178 272 176 224C174 194 132 196 134 222C136 238 156 236 156 224", "#efe2c8", 15) +
      stroke("M84 262Q96 288 122 294", p.shade, 6),
    (p) =>
      path("M64 256C62 186 110 126 168 126C226 128 246 190 236 244C226 296 188 304 146 304S66 300 64 256Z", "#8f8378") +
      stroke("M98 268Q150 210 204 166", "#f2e8d4", 12) +
      [0, 1, 2, 3]
        .map((i) => stroke(`M${114 + i * 24} ${250 - i * 24}q-14 -22 -6 -40M${118 + i * 24} ${254 - i * 24}q22 8 36 0`, "#f2e8d4", 8))
        .join("") +
      ellipse(212, 160, 19, 16, "#f2e8d4") +
      ellipse(218, 156, 5, 5, p.ink),
  ],
  rod: [
    (p) =>
      stroke("M76 306Q120 170 236 84", p.shade, 13) +
      stroke("M236 84Q258 160 232 232", p.light, 4) +
      `<circle cx="112" cy="232" r="26" fill="${p.accent2}"/><circle cx="112" cy="232" r="11" fill="${p.shade}"/>` +
      stroke("M112 232l-26 -14", p.shade, 8) +
      ellipse(231, 246, 17, 19, p.accent) +
      path("M214 244H248A17 19 0 0 1 214 244Z", p.white) +
      stroke("M72 312L88 262", p.accent, 18),
  ],
  hammer: [
    (p) =>
      turned(
        28,
        rect(138, 150, 24, 158, 11, "#a5764a") +
          rect(72, 96, 156, 74, 16, p.shade) +
          rect(72, 96, 40, 74, 14, p.accent2) +
          rect(188, 96, 40, 74, 14, p.accent2) +
          stroke("M124 112H176", p.white, 7, 'opacity=".6"'),
      ),
    (p) =>
      turned(
        -30,
        rect(139, 130, 22, 178, 11, "#a5764a") +
          path("M46 164C84 92 216 92 254 164C216 140 184 136 150 136S84 140 46 164Z", p.body) +
          path("M46 164C60 138 80 122 100 112L112 140C86 146 64 152 46 164Z", p.light),
      ),
    (p) =>
      turned(
        34,
        rect(139, 84, 22, 130, 11, "#a5764a") +
          rect(116, 72, 68, 22, 11, p.shade) +
          path("M104 206H196V244C196 280 172 300 150 314C128 300 104 280 104 244Z", p.light) +
          path("M150 206H196V244C196 280 172 300 150 314Z", p.body),
      ),
  ],
  device: [
    (p) =>
      turned(
        -7,
        rect(84, 96, 132, 210, 20, p.accent) +
          rect(98, 114, 104, 98, 10, p.ink) +
          rect(106, 122, 88, 82, 6, p.light) +
          path("M118 188L138 156L154 176L170 148L182 188Z", p.body) +
          ellipse(120, 250, 18, 18, p.light) +
          stroke("M120 240v20M110 250h20", p.shade, 6) +
          ellipse(176, 242, 9, 9, p.accent2) +
          ellipse(192, 266, 9, 9, p.accent2) +
          stroke("M104 288h34", p.shade, 6),
      ),
    (p) =>
      rect(64, 148, 172, 158, 24, p.body) +
      ellipse(150, 226, 58, 58, p.ink) +
      ellipse(150, 226, 50, 50, "#9fe0b4") +
      stroke("M150 226L184 196", p.shade, 7) +
      `<circle cx="150" cy="226" r="30" fill="none" stroke="${p.shade}" stroke-width="3"/>` +
      ellipse(130, 206, 6, 6, p.accent) +
      ellipse(168, 244, 6, 6, p.accent) +
      stroke("M206 148L226 92", p.shade, 9) +
      ellipse(228, 88, 11, 11, p.accent2),
    (p) =>
      rect(70, 106, 160, 118, 14, p.shade) +
      rect(82, 118, 136, 92, 8, p.light) +
      stroke("M98 142H160M98 162H190M98 182H140", p.body, 8) +
      path("M128 224H172L182 262H118Z", p.shade) +
      rect(56, 260, 188, 46, 14, p.accent) +
      stroke("M76 278H224M92 292H208", p.light, 6),
  ],
  vehicle: [
    (p) =>
      `<circle cx="86" cy="252" r="50" fill="none" stroke="${p.ink}" stroke-width="11"/><circle cx="216" cy="252" r="50" fill="none" stroke="${p.ink}" stroke-width="11"/>` +
      stroke("M86 252L126 176H196L150 252H86M126 176L150 252M216 252L190 150H162M116 158H142", p.accent, 12) +
      stroke("M190 150L212 140", p.accent2, 12),
    (p) =>
      path("M52 214C92 196 208 196 248 214C252 236 236 240 216 240H84C64 240 48 236 52 214Z", p.accent) +
      stroke("M84 222H216", p.light, 8) +
      [98, 202].map((x) => ellipse(x, 262, 24, 24, p.ink) + ellipse(x, 262, 10, 10, p.accent2)).join("") +
      stroke("M30 250H8M36 272H14", p.white, 7),
    (p) =>
      path("M104 108H168V200C206 208 240 222 246 262H104Z", p.body) +
      path("M104 108H168V136H104Z", p.light) +
      stroke("M172 192l-22 8M184 204l-22 10", p.white, 7) +
      rect(92, 258, 164, 26, 12, p.shade) +
      [124, 224].map((x) => ellipse(x, 292, 17, 17, p.accent2)).join(""),
  ],
  horn: [
    (p) =>
      path("M150 104C206 104 214 176 222 232L236 262H64L78 232C86 176 94 104 150 104Z", p.accent2) +
      path("M78 232H222L236 262H64Z", p.accent) +
      ellipse(150, 276, 26, 22, p.shade) +
      ellipse(150, 98, 16, 16, p.shade) +
      stroke("M112 150Q118 128 138 122", p.white, 8),
    (p) =>
      path("M58 188L200 116C228 148 240 220 226 282L76 244C60 228 54 206 58 188Z", p.accent) +
      path("M200 116C240 124 262 256 226 282C204 258 190 160 200 116Z", p.light) +
      path("M100 250L118 300H148L136 260Z", p.shade) +
      ellipse(62, 214, 17, 28, p.shade) +
      stroke("M254 148l22 -14M264 196h26M256 244l22 12", p.white, 7),
  ],
  rope: [
    (p) =>
      `<circle cx="150" cy="216" r="76" fill="none" stroke="${p.shade}" stroke-width="34"/><circle cx="150" cy="216" r="76" fill="none" stroke="#d9b277" stroke-width="26"/><circle cx="150" cy="216" r="76" fill="none" stroke="#a5764a" stroke-width="26" stroke-dasharray="5 20"/>` +
      stroke("M206 166Q246 130 230 84", "#d9b277", 20) +
      stroke("M230 92l-14 -20M230 92l16 -18", p.accent, 11),
    (p) =>
      `${stroke("M96 306L160 210", "#a5764a", 17)}<ellipse cx="192" cy="152" rx="70" ry="62" fill="${p.light}" fill-opacity=".5" stroke="${p.accent}" stroke-width="13"/>${stroke("M138 130L230 196M132 166L214 210M160 104L256 162M236 112L158 206M204 94L134 180M258 142L190 212", p.white, 4)}`,
  ],
  bag: [
    (p) =>
      stroke("M112 140C112 84 188 84 188 140", p.shade, 16) +
      path("M84 150Q150 126 216 150L234 276Q236 304 208 306H92Q64 304 66 276Z", p.body) +
      path("M80 176Q150 156 220 176L226 216Q150 238 74 216Z", p.accent) +
      rect(132, 196, 36, 44, 10, p.accent2) +
      rect(142, 208, 16, 20, 5, p.ink, 'opacity=".55"') +
      stroke("M96 262H128M172 262H204", p.light, 7),
  ],
  paper: [
    (p) =>
      turned(
        -8,
        rect(62, 130, 176, 128, 14, p.light) +
          path("M66 138L150 212L234 138", p.white) +
          stroke("M66 138L150 212L234 138", p.shade, 7) +
          ellipse(150, 222, 21, 21, p.accent),
      ),
    (p) =>
      path("M56 132L120 112L182 132L246 112V280L182 300L120 280L56 300Z", p.light) +
      path("M120 112L182 132V300L120 280Z", p.far) +
      stroke("M78 256Q110 200 140 236T224 176", p.accent, 8, 'stroke-dasharray="3 15"') +
      stroke("M214 160l20 20M234 160l-20 20", p.accent, 8) +
      path("M74 170q20 -26 34 0t24 8", p.body, 'opacity=".5"'),
    (p) =>
      turned(
        -8,
        rect(78, 104, 148, 196, 14, p.shade) +
          rect(88, 104, 138, 188, 12, p.body) +
          rect(112, 134, 92, 46, 8, p.light) +
          stroke("M124 150H190M124 164H170", p.ink, 5) +
          [0, 1, 2, 3, 4].map((i) => ellipse(92, 128 + i * 36, 8, 8, p.accent2)).join("") +
          leaf(158, 272, 64, 16, p.accent, p.shade),
      ),
  ],
  energy: [
    (p) =>
      ellipse(150, 208, 62, 62, p.accent2) +
      ellipse(150, 208, 44, 44, p.white) +
      polygon(
        [
          [158, 168],
          [128, 214],
          [148, 214],
          [142, 248],
          [174, 200],
          [154, 200],
        ],
        p.accent,
      ) +
      stroke("M62 224C58 156 108 116 164 120M238 190C242 260 192 300 136 296", p.shade, 15) +
      polygon(
        [
          [158, 98],
          [190, 122],
          [156, 144],
        ],
        p.shade,
      ) +
      polygon(
        [
          [142, 272],
          [110, 296],
          [144, 318],
        ],
        p.shade,
      ),
    (p) =>
      stroke("M78 172H206M222 252H94", p.accent, 24) +
      polygon(
        [
          [196, 134],
          [244, 172],
          [196, 210],
        ],
        p.accent,
      ) +
      polygon(
        [
          [104, 214],
          [56, 252],
          [104, 290],
        ],
        p.body,
      ) +
      stroke("M222 252H104", p.body, 24),
  ],
  box: [
    (p) =>
      polygon(
        [
          [70, 176],
          [150, 144],
          [230, 176],
          [230, 270],
          [150, 306],
          [70, 270],
        ],
        p.body,
      ) +
      polygon(
        [
          [150, 210],
          [230, 176],
          [230, 270],
          [150, 306],
        ],
        p.shade,
      ) +
      polygon(
        [
          [70, 176],
          [150, 144],
          [230, 176],
          [150, 210],
        ],
        p.light,
      ) +
      path("M104 162L184 196V222L170 214L160 222V204L88 172Z", p.accent),
    (p) =>
      stroke("M104 132Q150 60 196 132", p.shade, 12) +
      path("M92 132H208L222 156H78Z", p.shade) +
      path("M86 156H214L204 272H96Z", p.light, 'opacity=".9"') +
      ellipse(150, 216, 40, 48, p.accent2) +
      path("M150 176C176 206 176 250 150 252S124 206 150 176Z", p.accent) +
      path("M84 272H216L228 300H72Z", p.body) +
      stroke("M116 156L120 272M184 156L180 272", p.shade, 7),
    (p) =>
      rect(64, 176, 172, 128, 16, p.accent) +
      path("M64 190Q64 136 118 136H182Q236 136 236 190Z", p.body) +
      rect(64, 186, 172, 17, 0, p.shade) +
      rect(132, 178, 36, 42, 9, p.accent2) +
      stroke("M92 150V300M208 150V300", p.shade, 10),
  ],
  disc: [
    (p) =>
      ellipse(150, 210, 94, 94, p.shade) +
      ellipse(150, 206, 92, 92, p.body) +
      path("M150 206L222 150A92 92 0 0 1 238 232ZM150 206L78 262A92 92 0 0 1 62 180Z", p.light, 'opacity=".75"') +
      ellipse(150, 206, 34, 34, p.accent2) +
      ellipse(150, 206, 12, 12, p.ink),
    (p) =>
      turned(
        12,
        rect(88, 108, 124, 196, 62, p.light) +
          path("M88 206H212V242Q212 304 150 304T88 242Z", p.accent) +
          rect(88, 196, 124, 20, 0, p.shade) +
          stroke("M112 150Q114 130 132 124", p.white, 9),
      ),
  ],
} as const satisfies Record<string, readonly Thing[]>;
