import {
  bytesToHex,
  crashPoint,
  type Draw,
  diceRoll,
  floats,
  hexToBytes,
  hmacSha256,
  previousHash,
  seedHash,
  slotStops,
  wheelPocket,
} from '../../../common/fairness';
import { type FishCode } from '../../../common/fish/kinds';
import { shoot } from '../../../common/fish/shot';
import { dealOf } from '../../../common/instant/rules';
import { type InstantCode, instantRules } from '../../../common/instant/titles';
import { cardsOfSeat, deckOf } from '../../../common/seats/deal';
import { HAND } from '../../../common/seats/hand-rank';
import { SEATS } from '../../../common/seats/state';
import { hitsJackpot, JACKPOT_NUMBERS } from '../../../common/studio/jackpot';
import { type LineWin, windowOf, winsOf } from '../../../common/studio/slot';
import { hasJackpot, SLOT_TITLES, type SlotCode } from '../../../common/studio/slot-titles';
import { type Fields, fishCodesOf, instantCodeOf, isSlotCode, SLOT_CODES } from './fields';

interface Seeded {
  seedHash: string;
  /** Whether it is the hash that was shown before play; null where none was given. */
  matches: boolean | null;
  hmac: string;
  numbers: number[];
}

/** A shot of a round: its nonce, and whether its number kills the fish. */
export interface FishFinding {
  nonce: number;
  fish: FishCode;
  killed: boolean;
}

/** The result and how it came about. Rolls and crash points are in hundredths. */
export type Finding =
  | (Seeded & { kind: 'dice'; roll: number })
  | (Seeded & { kind: 'wheel'; pocket: number })
  | (Seeded & {
      kind: 'slot';
      game: SlotCode;
      stops: number[];
      window: string[][];
      wins: LineWin[];
      /** Whether the jackpot was hit; null where there is none. */
      jackpot: boolean | null;
    })
  | (Seeded & { kind: 'fish'; shots: FishFinding[] })
  /** The cards of each seat. */
  | (Seeded & { kind: 'seats'; hands: number[][] })
  | (Seeded & { kind: 'instant'; game: InstantCode; deal: number[] })
  | { kind: 'crash'; bust: number; hmac: string; previous: string };

const textBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** Computes here, without a call. The fields are those of `problemsOf` without a problem. */
export async function workOut(fields: Fields): Promise<Finding> {
  if (fields.kind === 'crash') return workOutCrash(fields.hash.trim().toLowerCase(), fields.salt.trim());
  const draw = {
    serverSeed: fields.serverSeed.trim(),
    clientSeed: fields.clientSeed.trim(),
    nonce: Number(fields.nonce),
  };
  const own = await seedHash(draw.serverSeed);
  const shown = fields.serverSeedHash.trim().toLowerCase();
  const message = textBytes(`${draw.clientSeed}:${draw.nonce}:0`);
  const seeded = {
    seedHash: own,
    matches: shown === '' ? null : shown === own,
    hmac: bytesToHex(await hmacSha256(textBytes(draw.serverSeed), message)),
    numbers: fields.kind === 'fish' ? await shotNumbers(draw, fields) : await floats(draw, numbersOf(fields)),
  };
  if (fields.kind === 'dice') return { kind: 'dice', ...seeded, roll: await diceRoll(draw) };
  if (fields.kind === 'wheel') return { kind: 'wheel', ...seeded, pocket: await wheelPocket(draw) };
  if (fields.kind === 'fish') {
    const shots = fishCodesOf(fields).map((fish, index) => ({
      nonce: draw.nonce + index,
      fish,
      killed: shoot(seeded.numbers[index] ?? 1, { kind: fish }),
    }));
    return { kind: 'fish', ...seeded, shots };
  }
  if (fields.kind === 'seats') {
    const [deck, count] = [await deckOf(draw), Number(fields.seats)];
    const hands = Array.from({ length: count }, (_, seat) => cardsOfSeat(deck, seat, count));
    return { kind: 'seats', ...seeded, hands };
  }
  if (fields.kind === 'instant') {
    const game = instantCodeOf(fields);
    const deal = await dealOf(instantRules(game), draw, Number(fields.choice));
    return { kind: 'instant', ...seeded, game, deal };
  }
  const game = slotCodeOf(fields);
  const rules = SLOT_TITLES[game];
  const stops = await slotStops(
    draw,
    rules.reels.map((strip) => strip.length),
  );
  const window = windowOf(rules, stops);
  const jackpot = hasJackpot(game)
    ? hitsJackpot(seeded.numbers.slice(rules.reels.length), fields.chance.trim())
    : null;
  return { kind: 'slot', ...seeded, game, stops, window, wins: winsOf(rules, window), jackpot };
}

/** The first number of each shot's own nonce. */
async function shotNumbers(draw: Draw, fields: Fields): Promise<number[]> {
  const numbers = fishCodesOf(fields).map((_, index) => floats({ ...draw, nonce: draw.nonce + index }, 1));
  return (await Promise.all(numbers)).flat();
}

const slotCodeOf = ({ game }: Fields): SlotCode => (isSlotCode(game) ? game : SLOT_CODES[0]);

/** How many numbers decide a round. */
function numbersOf(fields: Fields): number {
  if (fields.kind === 'seats') return SEATS.max * HAND;
  if (fields.kind === 'slot') {
    const game = slotCodeOf(fields);
    return SLOT_TITLES[game].reels.length + (hasJackpot(game) ? JACKPOT_NUMBERS : 0);
  }
  return fields.kind === 'instant' ? instantRules(instantCodeOf(fields)).numbers(Number(fields.choice)) : 1;
}

async function workOutCrash(hash: string, salt: string): Promise<Finding> {
  return {
    kind: 'crash',
    bust: await crashPoint(hash, salt),
    hmac: bytesToHex(await hmacSha256(textBytes(salt), hexToBytes(hash))),
    previous: await previousHash(hash),
  };
}
