/** Holds up to a number of values; the least recently used one is evicted. */
export class LruCache<Value extends object> {
  private readonly values = new Map<string, Value>();
  private newest: string | undefined;

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value && key !== this.newest) this.moveToEnd(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.moveToEnd(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.most && oldest !== undefined) this.values.delete(oldest);
  }

  delete(key: string): void {
    this.values.delete(key);
  }

  private moveToEnd(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    this.newest = key;
  }
}
