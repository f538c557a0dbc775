import type { Winner } from '#libs/games/common/winners.calls';

/** After this many milliseconds they are read again, in the background. */
const FRESH_MS = 2000;
/** Winners older than this, in milliseconds, are not shown: the visitor waits for new ones. */
const MAX_AGE_MS = 10_000;

interface CachedList {
  readAt: number;
  winners: Winner[];
}

/** The winners for the home page, by brand: read once for all visitors, who do not wait for it. */
export class CachedWinners {
  private readonly lists = new Map<string, CachedList>();
  private readonly reading = new Map<string, Promise<Winner[]>>();

  constructor(private readonly read: (brand: string) => Promise<Winner[]>) {}

  /** The same array for as long as the winners are unchanged. */
  async of(brand: string): Promise<Winner[]> {
    return this.cached(brand) ?? this.refresh(brand);
  }

  /** Like `of`, but only if nobody has to wait. */
  cached(brand: string): Winner[] | undefined {
    const known = this.lists.get(brand);
    const age = performance.now() - (known?.readAt ?? Number.NEGATIVE_INFINITY);
    if (!known || age > MAX_AGE_MS) return undefined;
    if (age >= FRESH_MS) this.refresh(brand).catch(() => undefined);
    return known.winners;
  }

  private refresh(brand: string): Promise<Winner[]> {
    const reading = this.reading.get(brand) ?? this.reload(brand).finally(() => this.reading.delete(brand));
    this.reading.set(brand, reading);
    return reading;
  }

  private async reload(brand: string): Promise<Winner[]> {
    const readAt = performance.now();
    const winners = await this.read(brand);
    const known = this.lists.get(brand)?.winners;
    const shown = known && JSON.stringify(known) === JSON.stringify(winners) ? known : winners;
    this.lists.set(brand, { readAt, winners: shown });
    return shown;
  }
}
