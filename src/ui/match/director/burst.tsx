/** The jagged burst that carries a number or a word. */
export function Burst() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M50 4l9 15 16-9 1 18 18 1-8 16 14 10-15 10 7 17-18 0-2 18-15-10-11 14-9-16-16 9 0-19-18-2 9-16L-2 50l16-9-7-17 18 1 2-18 15 9Z"
        fill="#d93a22"
        stroke="#fff3dd"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
