import { Landscape } from "@/ui/shell";

/** What is seen behind the end of a match: day over a victory, night otherwise. */
export function ResultLand({ won }: { won: boolean }) {
  return won ? (
    <Landscape
      className="result__land"
      seed="victoire"
      horizon={340}
      colours={["#6fb98a", "#3f9a7a", "#1f7a70", "#155a5c", "#0f4048"]}
      sun={{ colour: "#ffe08a", x: 800 }}
      trees
    />
  ) : (
    <Landscape
      className="result__land"
      seed="nuit"
      horizon={380}
      colours={["#4b3a7a", "#3b2c66", "#2a1e4d", "#1d1438"]}
      sun={{ colour: "#b9a8e6", x: 800 }}
    />
  );
}
