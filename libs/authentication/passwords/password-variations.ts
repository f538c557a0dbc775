/** A date with its separators is ten signs; a year with a mark or two is fewer. */
const LONGEST_TRIM = 10;
const SHORTEST_STEM = 3;

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
/** One and its look-alikes stand for either letter. */
const ONES = ['i', 'l'];

/** The text in small letters of one width. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Every text that this one, as `plainOf` gives it, may be a simple variation of: with digits and signs before or after
 * it, separators in it, figures for letters, backwards, or several times over.
 */
export function variationsOf(plain: string): Set<string> {
  const found = new Set<string>();
  for (const stem of stemsOf(plain)) {
    for (const spelling of [stem, stem.replace(/[\s._-]/g, '')]) {
      for (const read of [spelling, ...ONES.map((one) => withoutLeet(spelling, one))]) {
        const unit = unitOf(read);
        found.add(unit).add(reverse(unit));
      }
    }
  }
  return found;
}

/** The part that is repeated all through the text, or the text. */
export function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

export const reverse = (text: string): string => [...text].reverse().join('');

/** The text, and what is left without some of the digits and signs at its ends; a number keeps all its digits. */
function* stemsOf(plain: string): Generator<string> {
  const [before = ''] = /^[^\p{L}]*/u.exec(plain) ?? [];
  const [after = ''] = /[^\p{L}]*$/u.exec(plain) ?? [];
  const hasLetter = before.length < plain.length;
  if (!hasLetter) {
    yield plain;
    yield plain.replace(/^\D+|\D+$/g, '');
    return;
  }
  for (let start = 0; start <= Math.min(before.length, LONGEST_TRIM); start++) {
    for (let end = 0; end <= Math.min(after.length, LONGEST_TRIM); end++) {
      const stem = plain.slice(start, plain.length - end);
      if (stem.length >= SHORTEST_STEM) yield stem;
    }
  }
}

const withoutLeet = (text: string, one: string): string =>
  text.replace(/[1!|]/g, one).replace(/[@4836905$7+2]/g, (sign) => LEET[sign] ?? sign);
