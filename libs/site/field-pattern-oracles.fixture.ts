/** The meaning of each pattern, by id, implemented again without an expression, character by character. */
type Oracle = (text: string) => boolean;

const between = (low: string, high: string) => (c: string) =>
  c >= low && c <= high && c.length === low.length;
const capital = between('A', 'Z');
const small = between('a', 'z');
const digit = between('0', '9');
const latin = (c: string) => capital(c) || small(c);
const alphanumeric = (c: string) => latin(c) || digit(c);
const mark = (c: string) => /^\p{M}$/u.test(c);
const punctuation = (c: string) => /^\p{P}$/u.test(c);
const symbol = (c: string) => /^\p{S}$/u.test(c);
const gap = (c: string) => c.trim() === '' || '\u115F\u1160\u180E\u200B\u2060\u2800\u3164\uFFA0'.includes(c);
const joiner = (c: string) => c === '\u200C' || c === '\u200D';
const bengali = (c: string) =>
  between('\u0980', '\u09FF')(c) && /^[\p{L}\p{M}]$/u.test(c) && !/^\p{Cn}$/u.test(c);
const thai = (c: string) => between('\u0E01', '\u0E3A')(c) || between('\u0E40', '\u0E5B')(c);

const characters = (text: string) => [...text];
const all = (test: (c: string) => boolean) => (text: string) => characters(text).every(test);
const some = (test: (c: string) => boolean) => (text: string) => characters(text).some(test);
const both =
  (...tests: Oracle[]): Oracle =>
  (text) =>
    tests.every((test) => test(text));
const unmarked: Oracle = (text) => !mark(characters(text)[0] ?? '');

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    local.length <= 64 &&
    local
      .split('.')
      .every((part) => part !== '' && all((c) => alphanumeric(c) || '_%+-'.includes(c))(part)) &&
    labels.length > 1 &&
    labels.every((label) => alphanumeric(label.at(0) ?? '') && alphanumeric(label.at(-1) ?? '')) &&
    all((c) => alphanumeric(c) || c === '-' || c === '.')(domain)
  );
}

function isDay(
  text: string,
  year: [number, number],
  month: [number, number],
  day: [number, number],
): boolean {
  const wanted = characters(text).map((c, place) => (within(place, year, month, day) ? digit(c) : c === '-'));
  if (text.length !== 10 || wanted.includes(false)) return false;
  const date = new Date(0);
  const [y, m, d] = [year, month, day].map(([from, to]) => Number(text.slice(from, to))) as [
    number,
    number,
    number,
  ];
  date.setUTCFullYear(y, m - 1, d);
  return date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
}

const within = (place: number, ...spans: [number, number][]) =>
  spans.some(([from, to]) => place >= from && place < to);

function isBengali(text: string): boolean {
  const all = characters(text);
  const first = all[0] ?? '';
  return (
    !mark(first) &&
    !joiner(first) &&
    all.every((c, place) => bengali(c) || (joiner(c) && bengali(all[place + 1] ?? '')))
  );
}

function isThaiOrEnglish(text: string): boolean {
  const all = characters(text);
  return (
    unmarked(text) &&
    all.every((c, place) => thai(c) || ((latin(c) || c === ' ') && !mark(all[place + 1] ?? '')))
  );
}

export const ORACLES: Oracle[] = [
  () => true,
  (text) => latin(characters(text)[0] ?? '') && all(alphanumeric)(text),
  all(alphanumeric),
  isEmail,
  all(alphanumeric),
  both(all(alphanumeric), some(latin), some(digit)),
  all(alphanumeric),
  both(all(alphanumeric), some(capital)),
  all((c) => latin(c) || c === ' '),
  all((c) => !gap(c)),
  all((c) => latin(c) || punctuation(c)),
  (text) => isDay(text, [0, 4], [5, 7], [8, 10]),
  (text) => text.includes(' ') && text.split(' ').every((word) => word !== '' && all(latin)(word)),
  (text) => isDay(text, [6, 10], [0, 2], [3, 5]),
  all(alphanumeric),
  isBengali,
  both(unmarked, all(thai)),
  isThaiOrEnglish,
  both(
    all((c) => capital(c) || digit(c) || c === ' '),
    some(capital),
  ),
  all((c) => alphanumeric(c) || punctuation(c) || symbol(c)),
  both(
    some(capital),
    some(small),
    some(digit),
    some((c) => punctuation(c) || symbol(c)),
  ),
  all((c) => digit(c) || c === '\u3007' || /^\p{Unified_Ideograph}$/u.test(c)),
  all((c) => between('\uAC00', '\uD7A3')(c) || between('\u3131', '\u3163')(c)),
  all(digit),
];
