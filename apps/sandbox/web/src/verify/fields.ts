import { FISH_KINDS, type FishCode } from '../../../common/fish/kinds';
import { isChoice } from '../../../common/instant/rules';
import { INSTANT_CODES, type InstantCode, instantRules, isInstantCode } from '../../../common/instant/titles';
import { SEATS } from '../../../common/seats/state';
import { CHANCE } from '../../../common/studio/jackpot';
import { hasJackpot, SLOT_TITLES, type SlotCode } from '../../../common/studio/slot-titles';

export type VerifyKind = 'dice' | 'slot' | 'wheel' | 'crash' | 'instant' | 'fish' | 'seats';

/** What a person pastes, as text. */
export interface Fields {
  kind: VerifyKind;
  serverSeed: string;
  /** The hash that was shown before play, if it is known. */
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  /** Which slot or instant game: its code. */
  game: string;
  /** What was chosen with the stake, where the game has choices. */
  choice: string;
  /** The chance of the jackpot, where the slot has one: stake/draw. */
  chance: string;
  /** The kinds of fish shot at, in order, separated by commas. */
  fish: string;
  /** How many played the hand. */
  seats: string;
  hash: string;
  salt: string;
}

export type FieldName = Exclude<keyof Fields, 'kind'>;

export const KINDS: readonly VerifyKind[] = ['dice', 'slot', 'instant', 'fish', 'seats', 'wheel', 'crash'];
const SEEDED: readonly FieldName[] = ['serverSeed', 'clientSeed', 'nonce'];

export const SLOT_CODES: readonly [SlotCode, ...SlotCode[]] = [
  'lantern-reels',
  'night-bazaar',
  'mango-grove',
  'harvest-pot',
];

export const isSlotCode = (text: string): text is SlotCode => text in SLOT_TITLES;

const isFish = (code: string): code is FishCode => FISH_KINDS.some((kind) => kind.code === code);

/** The kinds in order; empty where one of them is none. */
export function fishCodesOf({ fish }: Pick<Fields, 'fish'>): FishCode[] {
  const codes = fish.split(',').map((code) => code.trim().toLowerCase());
  return codes.every(isFish) ? codes : [];
}

const kindOf = (text: string | null): VerifyKind => KINDS.find((kind) => kind === text) ?? 'dice';

/** The instant game of the fields; its first one where they name none. */
export const instantCodeOf = ({ game }: Pick<Fields, 'game'>): InstantCode =>
  isInstantCode(game) ? game : INSTANT_CODES[0];

/** The game that is chosen first for a kind. */
export const firstGameOf = (kind: VerifyKind): string =>
  kind === 'instant' ? INSTANT_CODES[0] : SLOT_CODES[0];

/** The fields as an address brings them. */
export function fieldsFrom(search: string): Fields {
  const given = new URLSearchParams(search);
  const text = (name: FieldName) => given.get(name)?.trim() ?? '';
  const kind = kindOf(given.get('kind'));
  return {
    kind,
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    clientSeed: text('clientSeed'),
    nonce: text('nonce') || '0',
    game: text('game') || firstGameOf(kind),
    choice: text('choice') || '0',
    chance: text('chance'),
    fish: text('fish'),
    seats: text('seats'),
    hash: text('hash'),
    salt: text('salt'),
  };
}

const sound: Record<FieldName, (text: string, fields: Fields) => boolean> = {
  serverSeed: (text) => text !== '',
  serverSeedHash: () => true,
  clientSeed: (text) => text !== '',
  nonce: (text) => /^\d{1,15}$/.test(text),
  game: (text, { kind }) => (kind === 'instant' ? isInstantCode(text) : isSlotCode(text)),
  choice: (text, fields) =>
    /^\d{1,4}$/.test(text) && isChoice(instantRules(instantCodeOf(fields)), Number(text)),
  chance: (text) => CHANCE.test(text),
  fish: (_text, fields) => fishCodesOf(fields).length > 0,
  seats: (text) => Number(text) >= SEATS.min && Number(text) <= SEATS.max && /^\d$/.test(text),
  hash: (text) => /^[0-9a-f]{64}$/i.test(text),
  salt: (text) => text !== '',
};

/** The fields that the chosen game needs. */
export function neededFor(fields: Fields): readonly FieldName[] {
  const { kind } = fields;
  if (kind === 'crash') return ['hash', 'salt'];
  if (kind === 'slot') return hasJackpot(fields.game) ? [...SEEDED, 'game', 'chance'] : [...SEEDED, 'game'];
  if (kind === 'fish') return [...SEEDED, 'fish'];
  if (kind === 'seats') return [...SEEDED, 'seats'];
  if (kind !== 'instant') return SEEDED;
  const { choices } = instantRules(instantCodeOf(fields));
  return choices ? [...SEEDED, 'game', 'choice'] : [...SEEDED, 'game'];
}

/** The fields that cannot be read. */
export function problemsOf(fields: Fields): FieldName[] {
  return neededFor(fields).filter((name) => !sound[name](fields[name].trim(), fields));
}
