/** What tells a strong computer opponent from a weak one: mouth, eyes, and what it wears on its head. */
const LOOKS = {
  weak: {
    chin: "#8fd6c4",
    mouth: "M54 86q21 13 42 0",
    eyes: "M49 68a9 9 0 1 0 18 0a9 9 0 1 0-18 0M83 68a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
    head: (
      <>
        <path d="M75 32V14" stroke="#0b3b39" strokeWidth="6" strokeLinecap="round" />
        <circle cx="75" cy="12" r="9" fill="#ffc441" />
      </>
    ),
  },
  strong: {
    chin: "#9d8af0",
    mouth: "M60 88q15-7 30 0",
    eyes: "M46 60l24 8-22 8ZM104 60 80 68l22 8Z",
    head: <path d="M40 34 46 10l14 14 15-20 15 20 14-14 6 24Z" fill="#ffc441" stroke="#0b3b39" strokeWidth="5" strokeLinejoin="round" />,
  },
} as const;

/** The computer opponent, in cut paper. Own drawing. */
export function Robot({ strength = "weak", className }: { strength?: keyof typeof LOOKS; className?: string }) {
  const { chin, mouth, eyes, head } = LOOKS[strength];
  return (
    <svg viewBox="0 0 150 126" className={className} aria-hidden="true">
      {head}
      <rect x="18" y="34" width="114" height="88" rx="30" fill="#0b3b39" />
      <rect x="18" y="30" width="114" height="86" rx="30" fill="#f4e4bf" />
      <path d="M18 84q57 26 114 0v4a30 30 0 0 1-30 28H48a30 30 0 0 1-30-28Z" fill={chin} />
      <rect x="32" y="46" width="86" height="52" rx="22" fill="#123f4a" />
      <path d={eyes} fill="#38e0cf" />
      <path d={mouth} fill="none" stroke="#38e0cf" strokeWidth="4.5" strokeLinecap="round" />
      <rect x="4" y="58" width="14" height="34" rx="7" fill="#ee5a3f" />
      <rect x="132" y="58" width="14" height="34" rx="7" fill="#ee5a3f" />
    </svg>
  );
}
