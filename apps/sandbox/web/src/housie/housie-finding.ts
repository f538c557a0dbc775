import { seedHash } from '../../../common/fairness';
import { ballsOf, MOST_TICKETS, playPool, type Sold, ticketsOf } from '../../../common/housie/game';
import type { Prize } from '../../../common/housie/prizes';
import type { Ticket } from '../../../common/housie/ticket';

/** What a person pastes, as text. */
export interface DrawFields {
  /** The public name of the round is its client seed. */
  clientSeed: string;
  serverSeed: string;
  serverSeedHash: string;
  /** The own strip; empty for somebody who only watched. */
  strip: string;
  /** All tickets that were sold, such as `4x6,5x1`. */
  sold: string;
  /** Of a ticket, in minor units. */
  price: string;
}

export type DrawField = keyof DrawFields;

export interface DrawFinding {
  balls: number[];
  /** The own tickets. */
  tickets: Ticket[];
  strip: number;
  /** Empty where stakes went back, or where it is not said what was sold. */
  prizes: Prize[];
  hash: string;
  /** Whether it is the hash that was shown; null where none was given. */
  matches: boolean | null;
}

/** As an address brings them. */
export function drawFieldsFrom(search: string): DrawFields {
  const given = new URLSearchParams(search);
  const text = (name: DrawField) => given.get(name)?.trim() ?? '';
  return {
    clientSeed: text('clientSeed'),
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    strip: text('strip'),
    sold: text('sold'),
    price: text('price'),
  };
}

/** What was sold; null for a text that does not say it. */
export function soldOf(text: string): Sold[] | null {
  const parts = text.split(',').map((part) => /^(\d{1,6})x(\d)$/.exec(part.trim()));
  const sold = parts.map((part) => ({ strip: Number(part?.[1] ?? 0), tickets: Number(part?.[2] ?? 0) }));
  const isSound = sold.every(({ strip, tickets }) => strip > 0 && tickets > 0 && tickets <= MOST_TICKETS);
  return isSound && new Set(sold.map(({ strip }) => strip)).size === sold.length ? sold : null;
}

/** The fields that cannot be read. */
export function drawProblems(fields: DrawFields): DrawField[] {
  const { clientSeed, serverSeed, strip, sold, price } = fields;
  const own = soldOf(sold)?.some((one) => String(one.strip) === strip.trim()) ?? false;
  return [
    ...(clientSeed.trim() === '' ? (['clientSeed'] as const) : []),
    ...(serverSeed.trim() === '' ? (['serverSeed'] as const) : []),
    ...(soldOf(sold) === null ? (['sold'] as const) : []),
    ...(strip.trim() === '' || own ? [] : (['strip'] as const)),
    ...(/^\d{1,15}$/.test(price.trim()) ? [] : (['price'] as const)),
  ];
}

/** Plays the draw again, here. The fields are those of `drawProblems` without a problem. */
export async function drawAgain(fields: DrawFields): Promise<DrawFinding> {
  const seeds = { serverSeed: fields.serverSeed.trim(), clientSeed: fields.clientSeed.trim() };
  const sold = soldOf(fields.sold) ?? [];
  const own = sold.find(({ strip }) => String(strip) === fields.strip.trim());
  const prizes = await playPool(seeds, sold, BigInt(fields.price.trim()));
  const balls = await ballsOf(seeds);
  const hash = await seedHash(seeds.serverSeed);
  const shown = fields.serverSeedHash.trim().toLowerCase();
  return {
    balls: prizes.length > 0 ? balls.slice(0, prizes.at(-1)?.ball) : balls,
    tickets: own ? await ticketsOf(seeds, own) : [],
    strip: own?.strip ?? 0,
    prizes,
    hash,
    matches: shown === '' ? null : shown === hash,
  };
}
