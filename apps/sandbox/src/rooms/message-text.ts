import { MOST_CHARACTERS } from '../../common/rooms/api.js';
import { RoomError } from './room-error.js';
import { INSULTS } from './words.js';

/** Domains that are often written without `www.`. */
const ENDS = 'com|net|org|info|biz|xyz|bd|io|me|app|link|site|online|club|vip|bet|top|live|tv|ly|gg|ru|cc';
const LINK = new RegExp(
  String.raw`(?:[a-z][a-z0-9+.-]*://|\bwww\.|\bt\.me\b|[\p{L}\p{N}]\.(?:${ENDS})(?![\p{L}\p{N}])|\bdot\s+(?:com|net|org)\b|\p{L}@\p{L}|(?<!\S)@[a-z]\w{3,})`,
  'iu',
);
/** In any digits, and with whatever stands between them. Stakes and results have fewer. */
const NUMBER = /(?:\p{Nd}[\s().+/_-]*){9}/u;
/** They join letters in Bengali and Arabic, and could be put between those of an insult. */
const JOINERS = String.raw`[\u200c\u200d\u0640._*-]*`;
const LOOKALIKES: Record<string, string> = {
  a: '[a@4]',
  e: '[e3]',
  i: '[i1!]',
  o: '[o0]',
  s: '[s$5]',
  t: '[t7]',
};

const INSULT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${Object.values(INSULTS)
    .flat()
    .sort((one, other) => other.length - one.length)
    .map(patternOf)
    .join('|')})(?![\p{L}\p{M}\p{N}])`,
  'giu',
);

/** Each letter may be repeated, and replaced by what looks like it. */
function patternOf(insult: string): string {
  const letters = [...insult.normalize('NFKC')].map((letter) =>
    letter === ' ' ? String.raw`\s+` : `(?:${LOOKALIKES[letter] ?? letter})+`,
  );
  return letters.join(JOINERS);
}

const MASK = '***';

/**
 * A message as the room gets it: one line, without invisible signs and towers of accents, with insults masked.
 * @throws RoomError invalid_input for nothing, too_long, link, number
 */
export function readMessageText(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) throw new RoomError('invalid_input');
  if ([...text].length > MOST_CHARACTERS) throw new RoomError('too_long');
  if (LINK.test(text)) throw new RoomError('link');
  if (NUMBER.test(text)) throw new RoomError('number');
  return text.replace(INSULT, MASK);
}
