const STAR = "M46 17l8.2 18.6 20.2 2-15.2 13.4 4.4 19.9L46 60.6 28.4 70.9l4.4-19.9L17.6 37.6l20.2-2Z";

/** One side of the coin that draws who chooses: a star (heads) or a cloud (tails). */
export function CoinFace({ side }: { side: "heads" | "tails" }) {
  const heads = side === "heads";
  return (
    <svg className="coin" viewBox="0 0 92 92" aria-hidden="true">
      <circle cx="46" cy="49" r="42" fill={heads ? "#8f3d00" : "#4a3f62"} />
      <circle cx="46" cy="45" r="42" fill={heads ? "#ff9a3d" : "#d8d0e4"} />
      {heads ? (
        <path d={STAR} fill="#a8240c" />
      ) : (
        <path d="M27 60a11 11 0 0 1 1-22 15 15 0 0 1 28-4 12 12 0 0 1 10 26Z" fill="#fff6e2" stroke="#7e7396" strokeWidth="3" />
      )}
    </svg>
  );
}
