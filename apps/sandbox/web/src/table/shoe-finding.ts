import { seedHash } from '../../../common/fairness';
import { shoeResults } from '../../../common/shared-round/shoe';
import {
  isSharedRoundCode,
  SHARED_ROUND_CODES,
  type SharedRoundCode,
  type SharedRoundResult,
  sharedRoundRules,
} from '../../../common/shared-round/titles';

/** What a person pastes, as text. */
export interface ShoeFields {
  game: SharedRoundCode;
  /** The public name of the shoe is its client seed. */
  clientSeed: string;
  /** Empty until the shoe is over. */
  serverSeed: string;
  index: string;
  /** The hash that was shown before its first round, if it is known. */
  serverSeedHash: string;
}

export type ShoeField = keyof ShoeFields;

export interface ShoeFinding {
  game: SharedRoundCode;
  result: SharedRoundResult;
  road: string[];
  hash: string;
  /** Whether it is the hash that was shown; null where none was given. */
  matches: boolean | null;
}

/** As an address brings them. */
export function shoeFieldsFrom(search: string): ShoeFields {
  const given = new URLSearchParams(search);
  const text = (name: ShoeField) => given.get(name)?.trim() ?? '';
  const game = text('game');
  return {
    game: isSharedRoundCode(game) ? game : SHARED_ROUND_CODES[0],
    clientSeed: text('clientSeed'),
    serverSeed: text('serverSeed'),
    index: text('index'),
    serverSeedHash: text('serverSeedHash'),
  };
}

/** Rounds of a shoe are counted from 0. */
export const lastIndex = (game: SharedRoundCode): number => sharedRoundRules(game).rounds - 1;

/** The fields that cannot be read. */
export function shoeProblems({ game, clientSeed, serverSeed, index }: ShoeFields): ShoeField[] {
  const isIndex = /^\d{1,4}$/.test(index.trim()) && Number(index) <= lastIndex(game);
  return [
    ...(clientSeed.trim() === '' ? (['clientSeed'] as const) : []),
    ...(serverSeed.trim() === '' ? (['serverSeed'] as const) : []),
    ...(isIndex ? [] : (['index'] as const)),
  ];
}

/** Deals the shoe again, here. @throws RangeError for a round that the shoe does not have */
export async function dealAgain(fields: ShoeFields): Promise<ShoeFinding> {
  const { game } = fields;
  const serverSeed = fields.serverSeed.trim();
  const results = await shoeResults(game, { serverSeed, clientSeed: fields.clientSeed.trim() });
  const result = results[Number(fields.index)];
  if (result === undefined) throw new RangeError(`no round ${fields.index} in a shoe of ${game}`);
  const hash = await seedHash(serverSeed);
  const shown = fields.serverSeedHash.trim().toLowerCase();
  return {
    game,
    result,
    road: results.map((one) => sharedRoundRules(game).road(one)),
    hash,
    matches: shown === '' ? null : shown === hash,
  };
}
