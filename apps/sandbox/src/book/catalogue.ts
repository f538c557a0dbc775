import { BOOK_CODES, type BookCode } from '../../common/book/codes.js';
import { BOOK_RTP } from '../../common/book/odds.js';
import { bookTitle } from '../../common/book/titles.js';
import type { Title } from '../vendor/title.js';
import type { Offers } from '../vendor/vendor.js';

/** Offered under a code of its own, whose sports a portal lists as e-sports. */
const ESPORTS: readonly BookCode[] = ['pixel-league'];

function titleOf(code: BookCode): Title {
  const { names, lobbyClass } = bookTitle(code);
  return { code, kind: 'book', category: 'SPORTS', lobbyClass, names, rtp: BOOK_RTP, best: 1, step: 1 };
}

const titlesOf = (codes: readonly BookCode[]): Title[] => codes.map(titleOf);

export const BOOK_OFFERS: Offers = {
  TABLE: titlesOf(BOOK_CODES.filter((code) => !ESPORTS.includes(code))),
  IA: titlesOf(ESPORTS),
};
