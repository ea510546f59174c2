const JAG = "M0 14L60 4 130 16 230 0 330 14 450 2 560 14 690 0 800 12 930 0 1040 14 1130 2 1200 10V300H0Z";
const WAVE = "M0 14C150 0 260 26 420 14S700 0 820 14S1060 26 1200 8V400H0Z";

/** The three sheets of the table: their half, the arena with its torn edge, my half. */
export function Cloth() {
  return (
    <>
      <svg className="cloth cloth--theirs" viewBox="0 0 1200 480" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1200" height="480" fill="var(--mat-theirs)" />
        <path d="M0 0H1200V110C1040 176 980 84 820 140S560 214 420 140S160 76 0 158Z" fill="var(--mat-theirs-2)" />
      </svg>
      <svg className="cloth cloth--mid" viewBox="0 0 1200 220" preserveAspectRatio="none" aria-hidden="true">
        <path d={JAG} fill="#12061f" opacity=".3" />
        <path d={JAG} fill="var(--mat-edge)" transform="translate(0 3)" />
        <path d={JAG} fill="var(--arena)" transform="translate(0 8)" />
        <path d="M0 110L200 82 380 120 620 86 860 124 1060 90 1200 110V300H0Z" fill="var(--arena-2)" />
      </svg>
      <svg className="cloth cloth--mine" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">
        <path d={WAVE} fill="#12061f" opacity=".3" transform="translate(0 -5)" />
        <path d={WAVE} fill="var(--mat-edge)" />
        <path d={WAVE} fill="var(--mat-mine-3)" transform="translate(0 5)" />
        <path d="M0 76C170 46 300 106 470 76S760 56 900 82S1090 100 1200 64V300H0Z" fill="var(--mat-mine)" />
        <path d="M0 216C140 172 260 242 430 214S720 180 880 224S1080 248 1200 202V320H0Z" fill="var(--mat-mine-2)" />
      </svg>
    </>
  );
}
