import { LruCache } from '#libs/platform/cache/lru-cache';
import type { ContentVersion } from '#libs/site/index';

interface Entry<Value> {
  version: string;
  value: Promise<Value>;
}

/** Values that stay the same for as long as the content version does; the least recently used ones are evicted. */
export class VersionedCache<Value> {
  private readonly entries: LruCache<Entry<Value>>;

  constructor(
    private readonly version: ContentVersion,
    most: number,
  ) {
    this.entries = new LruCache(most);
  }

  /** Without a version, while PostgreSQL is unavailable, it is read. A value that could not be read is not kept. */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const version = await this.version.current();
    if (version === null) return read();
    const known = this.entries.get(key);
    if (known?.version === version) return known.value;
    const fresh = { version, value: read() };
    this.entries.set(key, fresh);
    fresh.value.catch(() => {
      if (this.entries.get(key) === fresh) this.entries.delete(key);
    });
    return fresh.value;
  }
}
