/** The computer opponent, in cut paper. Own drawing. */
export function Robot({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 150 150" className={className} aria-hidden="true">
      <path d="M75 30V12" stroke="#0b3b39" strokeWidth="6" strokeLinecap="round" />
      <circle cx="75" cy="11" r="9" fill="#ffc441" />
      <rect x="18" y="34" width="114" height="88" rx="30" fill="#0b3b39" />
      <rect x="18" y="30" width="114" height="86" rx="30" fill="#f4e4bf" />
      <rect x="32" y="46" width="86" height="50" rx="22" fill="#123f4a" />
      <circle cx="58" cy="70" r="8" fill="#38e0cf" />
      <circle cx="93" cy="70" r="8" fill="#38e0cf" />
      <path d="M66 84q9 7 18 0" fill="none" stroke="#38e0cf" strokeWidth="4" strokeLinecap="round" />
      <rect x="4" y="58" width="14" height="34" rx="7" fill="#ee5a3f" />
      <rect x="132" y="58" width="14" height="34" rx="7" fill="#ee5a3f" />
      <path d="M46 150q0-26 29-26t29 26Z" fill="#f4e4bf" />
    </svg>
  );
}
