/** 0, 1, 2… up to `count` places: things that are nothing but their position. */
export function places(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => place);
}
