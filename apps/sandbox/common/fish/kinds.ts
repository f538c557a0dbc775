/** A kind of fish of the river. */
export interface FishKind {
  code: string;
  names: { en: string; bn: string; ar: string };
  /** What a dead fish pays, in stakes. */
  worth: number;
  /** How many of a hundred fish are of this kind. */
  share: number;
  /** Its length, in widths of the water. */
  length: number;
  /** How long it takes to cross the water, in milliseconds. */
  crossingMs: number;
}

/** From the least worth. The larger it is, the rarer and, but for the last two, the slower. */
export const FISH_KINDS = [
  {
    code: 'punti',
    names: { en: 'Punti barb', bn: 'পুঁটি', ar: 'سمكة البونتي' },
    worth: 2,
    share: 22,
    length: 0.05,
    crossingMs: 9_000,
  },
  {
    code: 'tengra',
    names: { en: 'Tengra catfish', bn: 'টেংরা', ar: 'سلور التنغرا' },
    worth: 3,
    share: 18,
    length: 0.06,
    crossingMs: 10_000,
  },
  {
    code: 'koi',
    names: { en: 'Climbing perch', bn: 'কই', ar: 'الفرخ المتسلّق' },
    worth: 5,
    share: 15,
    length: 0.06,
    crossingMs: 11_000,
  },
  {
    code: 'pabda',
    names: { en: 'Pabda', bn: 'পাবদা', ar: 'سمكة البابدا' },
    worth: 8,
    share: 12,
    length: 0.07,
    crossingMs: 12_000,
  },
  {
    code: 'rui',
    names: { en: 'Rui carp', bn: 'রুই', ar: 'شبوط الروهو' },
    worth: 12,
    share: 10,
    length: 0.09,
    crossingMs: 14_000,
  },
  {
    code: 'katla',
    names: { en: 'Katla carp', bn: 'কাতলা', ar: 'شبوط الكاتلا' },
    worth: 20,
    share: 8,
    length: 0.11,
    crossingMs: 16_000,
  },
  {
    code: 'chitol',
    names: { en: 'Chitol', bn: 'চিতল', ar: 'سمكة السكين' },
    worth: 35,
    share: 6,
    length: 0.13,
    crossingMs: 18_000,
  },
  {
    code: 'boal',
    names: { en: 'Boal catfish', bn: 'বোয়াল', ar: 'سلور البوال' },
    worth: 60,
    share: 4,
    length: 0.16,
    crossingMs: 20_000,
  },
  {
    code: 'ilish',
    names: { en: 'Hilsa', bn: 'ইলিশ', ar: 'سمكة الهِلسا' },
    worth: 100,
    share: 3,
    length: 0.12,
    crossingMs: 10_000,
  },
  {
    code: 'golden-ilish',
    names: { en: 'Golden hilsa', bn: 'সোনালি ইলিশ', ar: 'الهِلسا الذهبية' },
    worth: 200,
    share: 2,
    length: 0.14,
    crossingMs: 8_000,
  },
] as const satisfies readonly FishKind[];

export type FishCode = (typeof FISH_KINDS)[number]['code'];

const BY_CODE = new Map<string, FishKind>(FISH_KINDS.map((kind) => [kind.code, kind]));

/** @throws RangeError for a code that no fish has */
export function kindOf(code: string): FishKind {
  const kind = BY_CODE.get(code);
  if (!kind) throw new RangeError(`no such fish: ${code}`);
  return kind;
}

/** The kind that a number in [0, 1) stands for, by the shares of all kinds. */
export function kindAt(number: number): (typeof FISH_KINDS)[number] {
  let place = number * 100;
  for (const kind of FISH_KINDS) {
    if (place < kind.share) return kind;
    place -= kind.share;
  }
  return FISH_KINDS[0];
}
