import type { Winner } from '#libs/games/common/winners.calls';

/** After this many milliseconds they are read again, in the background. */
const FRESH_MS = 2000;
/** Older ones, in milliseconds, are shown to nobody: the visitor waits for the new ones. */
const OLDEST_MS = 10_000;

interface Kept {
  readAt: number;
  winners: Winner[];
}

/** The winners that home begins with, by brand: read once for all visitors, who do not wait for it. */
export class KeptWinners {
  private readonly kept = new Map<string, Kept>();
  private readonly reading = new Map<string, Promise<Winner[]>>();

  constructor(private readonly read: (brand: string) => Promise<Winner[]>) {}

  /** The same list as long as nobody came or went. */
  async of(brand: string): Promise<Winner[]> {
    const known = this.kept.get(brand);
    const age = performance.now() - (known?.readAt ?? Number.NEGATIVE_INFINITY);
    if (known && age < FRESH_MS) return known.winners;
    const next = this.refresh(brand);
    if (!known || age > OLDEST_MS) return next;
    next.catch(() => undefined);
    return known.winners;
  }

  private refresh(brand: string): Promise<Winner[]> {
    const under = this.reading.get(brand) ?? this.readAnew(brand).finally(() => this.reading.delete(brand));
    this.reading.set(brand, under);
    return under;
  }

  private async readAnew(brand: string): Promise<Winner[]> {
    const readAt = performance.now();
    const winners = await this.read(brand);
    const known = this.kept.get(brand)?.winners;
    const shown = known && JSON.stringify(known) === JSON.stringify(winners) ? known : winners;
    this.kept.set(brand, { readAt, winners: shown });
    return shown;
  }
}
