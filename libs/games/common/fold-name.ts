/** Longer names and searches are cut, in code points. */
const LONGEST = 200;

/** Signs that a search does without: accents, vowel points, nukta, hasanta, tatweel, hamza, apostrophes, zero-width signs. */
const DROPPED = String.raw`'\u00ad\u02b9-\u02bd\u0300-\u036f\u0483-\u0489\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u0981\u0983\u09bc\u09cd\u0e47-\u0e4e\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2018\u2019\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\u{e0000}-\u{e01ef}`;
/** Signs between words. A lone half of a surrogate pair is no letter. */
const BETWEEN = String.raw`\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02c2-\u02df\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u0964\u0965\u09f2-\u09fb\u0e2f\u0e3f\u0e5a\u0e5b\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufff9-\uffff\u{1f000}-\u{1faff}\ud800-\udfff`;
const UNSEEN = String.raw`\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`;
const unseen = new RegExp(`[${UNSEEN}]`, 'g');
const dropped = new RegExp(`[${DROPPED}]`, 'gu');
const between = new RegExp(`[${BETWEEN}]`, 'gu');

/** Letters that a search takes for others, and which: capitals, long vowels of Bengali, forms of Arabic letters, digits. */
const TAKEN_FOR: readonly (readonly [string, string])[] = [
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'],
  ['ÆŒẞØøŁłĐđÐðĦħŊıÞ', 'æœßoollddddhhŋiþ'],
  ['АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЂЈЉЊЋЏҐ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяєіђјљњћџґ'],
  ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'],
  ['ঈঊীূৎংৰৱ', 'ইউিুতঙরব'],
  ['ٱىیةکہھ', 'اييهكهه'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
];
const LETTERS = new Map([
  ...TAKEN_FOR.flatMap(([from, to]) =>
    [...from].map((letter, at): [string, string] => [letter, [...to][at] ?? '']),
  ),
]);
const SPELT_OUT: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss' };

function fold(text: string): string {
  const signs = text.normalize('NFKD').replace(dropped, '').replace(between, ' ');
  return [...signs]
    .map((sign) => LETTERS.get(sign) ?? sign)
    .join('')
    .replace(/[æœß]/g, (sign) => SPELT_OUT[sign] ?? sign);
}

/**
 * A name as it is searched: words with one blank between them, `''` where it has no letter. `games.fold_name` does the same
 * in the database for every name that is written, which a test proves sign by sign.
 */
export const foldName = (text: string): string =>
  fold([...text].slice(0, LONGEST).join(''))
    .replace(/ +/g, ' ')
    .trim();

/** What a person typed, without blanks around it and signs that nobody sees. */
export const typedText = (text: string): string => text.replace(unseen, '').trim();

/** The folded letters of a name in their order, each with the place in the name of the sign that it stands for. */
export function foldedLetters(name: string): { letter: string; at: number }[] {
  let at = 0;
  return [...name].slice(0, LONGEST).flatMap((sign) => {
    const place = at;
    at += sign.length;
    return [...fold(sign)].map((letter) => ({ letter, at: place }));
  });
}
