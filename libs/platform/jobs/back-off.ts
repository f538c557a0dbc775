/** The longest pause, in milliseconds. */
const LONGEST = 60_000;

interface Pause {
  /** In milliseconds. */
  length: number;
  until: number;
}

/** Gives each key a pause that is twice as long each time. Of this process alone. */
export class BackOff {
  private readonly pauses = new Map<string, Pause>();

  /** @param first the first pause of a key, in milliseconds */
  constructor(private readonly first: number) {}

  isOver(key: string): boolean {
    return (this.pauses.get(key)?.until ?? 0) <= performance.now();
  }

  start(key: string): void {
    const before = this.pauses.get(key)?.length;
    const length = before === undefined ? this.first : Math.min(2 * before, LONGEST);
    this.pauses.set(key, { length, until: performance.now() + length });
  }

  /** Forgets all other keys. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.pauses.keys()) if (!keys.has(key)) this.pauses.delete(key);
  }
}
