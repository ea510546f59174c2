/** A drawn picture, cropped to a window (`view`, an SVG viewBox on its 300 × 420 sheet) and filling its box. It says nothing to a screen reader. */
export function Picture({ address, view }: { address: string; view: string }) {
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <image href={address} width="300" height="420" />
    </svg>
  );
}
