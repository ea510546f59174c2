/** How many of the latest keys are remembered: of a match, where it stands and where an answer led. The server has so many in memory of each of its matches. */
const REMEMBERED = 2;

/** What was worked out for the latest objects, found by identity. Older ones are forgotten and worked out again: it saves time and changes nothing. */
export class Recent<K extends object, V> {
  private readonly keys: (K | null)[] = Array.from({ length: REMEMBERED }, () => null);
  private readonly values: (V | null)[] = Array.from({ length: REMEMBERED }, () => null);
  private next = 0;

  get(key: K): V | null {
    const place = this.keys.indexOf(key);
    return place < 0 ? null : (this.values[place] ?? null);
  }

  set(key: K, value: V): void {
    this.keys[this.next] = key;
    this.values[this.next] = value;
    this.next = (this.next + 1) % REMEMBERED;
  }
}
