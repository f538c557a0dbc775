/** The format of a registration field. Settings refer to it by id. */
export interface FieldPattern {
  id: number;
  name: string;
  /**
   * Matches text in NFC. Runs in linear time, which a test proves from its syntax: no nested quantifiers, and at every
   * choice the next character alone decides, so that a text that does not match causes no backtracking.
   */
  expression: RegExp;
  /** The texts that it accepts, in one line. */
  meaning: string;
}

/** Spaces, and characters that look like one or are invisible, as the inside of a character class. */
const GAPS = String.raw`\s\u115F\u1160\u180E\u200B\u2060\u2800\u3164\uFFA0`;
const ALPHANUMERIC = /^[A-Za-z0-9]*$/u;

/** Month and day of any year; February 29 is left to leap years. */
const MONTH_DAY = String.raw`(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;
const LEAP_YEAR = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;

/** By id. Settings may contain an expression's text, so a changed expression needs a migration of the settings. */
export const FIELD_PATTERNS: readonly FieldPattern[] = [
  { id: 0, name: 'any', expression: /^[\s\S]*$/u, meaning: 'anything' },
  {
    id: 1,
    name: 'letter-first',
    expression: /^[A-Za-z][A-Za-z0-9]*$/u,
    meaning: 'a letter, then letters and digits',
  },
  { id: 2, name: 'letters-digits', expression: ALPHANUMERIC, meaning: 'letters and digits' },
  {
    id: 3,
    name: 'email',
    expression:
      /^(?=[^@]{1,64}@)[A-Za-z0-9_%+-](?:[A-Za-z0-9_%+-]|\.(?=[A-Za-z0-9_%+-]))*@(?=[^.]+\.)[A-Za-z0-9](?:[A-Za-z0-9]|-(?=[A-Za-z0-9-])|\.(?=[A-Za-z0-9]))*$/u,
    meaning: 'an e-mail address',
  },
  {
    id: 4,
    name: 'no-special',
    expression: ALPHANUMERIC,
    meaning: 'letters and digits, no special characters',
  },
  {
    id: 5,
    name: 'letters-with-digits',
    expression: /^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[A-Za-z0-9]*$/u,
    meaning: 'letters and digits, at least one of each',
  },
  { id: 6, name: 'letters-digits-only', expression: ALPHANUMERIC, meaning: 'letters and digits only' },
  {
    id: 7,
    name: 'with-capital',
    expression: /^(?=[^A-Z]*[A-Z])[A-Za-z0-9]*$/u,
    meaning: 'letters and digits, at least one capital',
  },
  { id: 8, name: 'english-spaces', expression: /^[A-Za-z ]*$/u, meaning: 'English letters and spaces' },
  {
    id: 9,
    name: 'no-spaces',
    expression: new RegExp(`^[^${GAPS}]*$`, 'u'),
    meaning: 'anything without a space, seen or unseen',
  },
  {
    id: 10,
    name: 'letters-punctuation',
    expression: /^[A-Za-z\p{P}]*$/u,
    meaning: 'English letters and punctuation of any script',
  },
  {
    id: 11,
    name: 'date-year-first',
    expression: new RegExp(String.raw`^(?:\d{4}-${MONTH_DAY}|${LEAP_YEAR}-02-29)$`, 'u'),
    meaning: 'a day that exists, as yyyy-MM-dd',
  },
  {
    id: 12,
    name: 'letters-with-space',
    expression: /^(?=[^ ]+ )(?:[A-Za-z]| (?=[A-Za-z]))*$/u,
    meaning: 'two English words or more, one space between each',
  },
  {
    id: 13,
    name: 'date-month-first',
    expression: new RegExp(String.raw`^(?:${MONTH_DAY}-\d{4}|02-29-${LEAP_YEAR})$`, 'u'),
    meaning: 'a day that exists, as MM-dd-yyyy',
  },
  { id: 14, name: 'alphanumeric', expression: ALPHANUMERIC, meaning: 'letters and digits only' },
  {
    id: 15,
    name: 'native-letters',
    // Joiners belong to Bengali spelling, but invisible ones at either end would make two names look alike.
    expression:
      /^(?!\p{M}|\u200C|\u200D)(?:(?=[\p{L}\p{M}])\p{Script=Bengali}|(?:\u200C|\u200D)(?=\p{Script=Bengali}))*$/u,
    meaning: 'Bengali letters with their signs, no digits',
  },
  {
    id: 16,
    name: 'thai',
    expression: /^(?!\p{M})\p{Script=Thai}*$/u,
    meaning: 'Thai only',
  },
  {
    id: 17,
    name: 'thai-english',
    expression: /^(?!\p{M})(?:\p{Script=Thai}|[A-Za-z ](?!\p{M}))*$/u,
    meaning: 'Thai or English letters, and spaces',
  },
  {
    id: 18,
    name: 'capitals-digits-spaces',
    expression: /^(?=[^A-Z]*[A-Z])[A-Z0-9 ]*$/u,
    meaning: 'digits, capitals and spaces, at least one letter',
  },
  {
    id: 19,
    name: 'letters-digits-symbols',
    expression: /^[A-Za-z0-9\p{P}\p{S}]*$/u,
    meaning: 'English letters, digits, punctuation and symbols',
  },
  {
    id: 20,
    name: 'four-kinds',
    expression: /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[^\p{P}\p{S}]*[\p{P}\p{S}])[\s\S]*$/u,
    meaning: 'at least one capital, small letter, digit and special character',
  },
  {
    id: 21,
    name: 'chinese-digits',
    expression: /^[\p{Unified_Ideograph}\u30070-9]*$/u,
    meaning: 'Chinese characters and digits',
  },
  {
    id: 22,
    name: 'korean',
    // Not the whole script, which has invisible letters.
    expression: /^[\u3131-\u3163\uAC00-\uD7A3]*$/u,
    meaning: 'Korean syllables and letters only',
  },
  { id: 23, name: 'digits', expression: /^\d*$/u, meaning: 'digits only' },
];

const BLANK = new RegExp(`^[${GAPS}]*$`, 'u');

/** True for text of nothing but visible or invisible spaces. */
export const isBlank = (text: string): boolean => BLANK.test(text);
