import { SLOT_TITLES, type SlotCode } from '../../../studio/slot-titles';

export type VerifyKind = 'dice' | 'slot' | 'wheel' | 'crash';

/** What a person pastes, as text. */
export interface Fields {
  kind: VerifyKind;
  serverSeed: string;
  /** The hash that was shown before play, if it is known. */
  serverSeedHash: string;
  clientSeed: string;
  nonce: string;
  /** Which slot game: its code. */
  game: string;
  hash: string;
  salt: string;
}

export type FieldName = Exclude<keyof Fields, 'kind'>;

const KINDS: readonly string[] = ['dice', 'slot', 'wheel', 'crash'];
const SEEDED: readonly FieldName[] = ['serverSeed', 'clientSeed', 'nonce'];

export const SLOT_CODES: readonly [SlotCode, ...SlotCode[]] = [
  'lantern-reels',
  'night-bazaar',
  'mango-grove',
];

export const isSlotCode = (text: string): text is SlotCode => text in SLOT_TITLES;

const isKind = (text: string | null): text is VerifyKind => text !== null && KINDS.includes(text);

/** The fields as an address brings them. */
export function fieldsFrom(search: string): Fields {
  const given = new URLSearchParams(search);
  const text = (name: FieldName) => given.get(name)?.trim() ?? '';
  const kind = given.get('kind');
  return {
    kind: isKind(kind) ? kind : 'dice',
    serverSeed: text('serverSeed'),
    serverSeedHash: text('serverSeedHash'),
    clientSeed: text('clientSeed'),
    nonce: text('nonce') || '0',
    game: text('game') || SLOT_CODES[0],
    hash: text('hash'),
    salt: text('salt'),
  };
}

const sound: Record<FieldName, (text: string) => boolean> = {
  serverSeed: (text) => text !== '',
  serverSeedHash: () => true,
  clientSeed: (text) => text !== '',
  nonce: (text) => /^\d{1,15}$/.test(text),
  game: isSlotCode,
  hash: (text) => /^[0-9a-f]{64}$/i.test(text),
  salt: (text) => text !== '',
};

/** The fields that a kind of game needs. */
export function neededFor(kind: VerifyKind): readonly FieldName[] {
  if (kind === 'crash') return ['hash', 'salt'];
  return kind === 'slot' ? [...SEEDED, 'game'] : SEEDED;
}

/** The fields that cannot be read. */
export function problemsOf(fields: Fields): FieldName[] {
  return neededFor(fields.kind).filter((name) => !sound[name](fields[name].trim()));
}
