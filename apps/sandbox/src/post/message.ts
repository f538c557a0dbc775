import { westernDigits } from '../web/language.js';

/** A message that `post` accepted, even if it was not delivered, so that a repeated reference is known. */
export interface Message {
  /** A number that counts up, as text. */
  id: string;
  kind: 'sms' | 'mail';
  /** E.164 for an SMS, an address for a mail. */
  to: string;
  sender: string;
  /** Null for an SMS. */
  subject: string | null;
  text: string;
  /** ISO 8601. */
  at: string;
  /** The sender's own number of an SMS. */
  reference: string | null;
  delivered: boolean;
}

const LINK = /https?:\/\/[^\s<>"'()]+[^\s<>"'().,;:!?।]/g;

/** Four to eight digits that are not part of a word, a larger number, a date or an amount. */
const CODE = /(?<![\p{L}\p{M}\p{N}+]|\p{N}[-/.,: ])\p{Nd}{4,8}(?![\p{L}\p{M}\p{N}]|[-/.,:]\p{N})/u;

/** The first one-time code of a text, in Western digits; digits of links do not count. */
export function codeIn(text: string): string | null {
  const [code] = CODE.exec(text.replace(LINK, ' ')) ?? [];
  return code === undefined ? null : westernDigits(code);
}

export function linksIn(text: string): string[] {
  return text.match(LINK) ?? [];
}

/** Splits the text into plain parts and links. */
export function piecesOf(text: string): { text: string; isLink: boolean }[] {
  const links = linksIn(text).map((link) => ({ text: link, isLink: true }));
  const plain = text.split(LINK).map((piece) => ({ text: piece, isLink: false }));
  return plain.flatMap((piece, index) => [piece, ...links.slice(index, index + 1)]);
}

export function messageJson({ id, kind, to, sender, subject, text, at }: Message) {
  return { id, kind, to, sender, subject, text, code: codeIn(text), links: linksIn(text), at };
}
