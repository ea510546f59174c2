/** The painted cloth of the table: their night sky above, my shore below, a ring of rays around the Actives. */
export function Cloth() {
  return (
    <>
      <svg className="mat__cloth" viewBox="0 0 1200 800" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1200" height="800" fill="var(--mat-theirs)" />
        <path d="M0 0H1200V120C1040 190 980 90 820 150S560 230 420 150S160 80 0 170Z" fill="var(--mat-theirs-2)" />
        <path d="M0 0H1200V52C1060 110 960 30 800 74S540 130 400 70S150 20 0 84Z" fill="var(--mat-theirs)" opacity=".7" />
        <g fill="#fff6e2" opacity=".5">
          {STARS.map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
        </g>
        <path d={`${SHORE(396)}V800H0Z`} fill="#1b0d38" opacity=".28" transform="translate(0 -7)" />
        <path d={`${SHORE(396)}V800H0Z`} fill="var(--mat-edge)" />
        <path d={`${SHORE(403)}V800H0Z`} fill="var(--mat-mine-3)" />
        <path d={`${SWELL}V800H0Z`} fill="var(--mat-mine)" />
        <path d={`${DEEP}V800H0Z`} fill="var(--mat-mine-2)" />
        <path d="M0 760C120 720 300 790 460 756S760 730 900 768S1100 780 1200 744V800H0Z" fill="#12061f" opacity=".16" />
        <g fill="none" stroke="#fff6e2" strokeWidth="2">
          <path d={DEEP} strokeOpacity=".13" />
          <path d={SWELL} strokeOpacity=".16" />
        </g>
      </svg>
      <svg className="mat__cloth" viewBox="0 0 800 800" aria-hidden="true">
        <g fill="none" stroke="#fff6e2">
          <circle cx="400" cy="400" r="226" strokeOpacity=".13" strokeWidth="46" pathLength="288" strokeDasharray="1.4 6.6" />
          <circle
            cx="400"
            cy="400"
            r="272"
            strokeOpacity=".22"
            strokeWidth="3"
            pathLength="288"
            strokeDasharray=".1 7.9"
            strokeLinecap="round"
          />
        </g>
      </svg>
    </>
  );
}

const SHORE = (y: number) => `M0 ${y}C150 ${y - 30} 260 ${y + 28} 420 ${y}S700 ${y - 22} 820 ${y + 2}S1060 ${y + 28} 1200 ${y - 8}`;
const SWELL = "M0 470C170 430 300 500 470 468S760 440 900 474S1090 500 1200 452";
const DEEP = "M0 690C140 640 260 720 430 690S720 650 880 700S1080 730 1200 676";

const STARS = [
  [90, 250, 2],
  [250, 330, 1.6],
  [330, 210, 2.2],
  [1080, 300, 2],
  [930, 240, 1.6],
  [1140, 210, 2.2],
  [860, 330, 1.6],
] as const;
