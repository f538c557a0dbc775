import { BOOK_CODES, type BookCode } from '../../common/book/codes.js';
import { BOOK_RTP } from '../../common/book/odds.js';
import { bookTitle } from '../../common/book/titles.js';
import type { Title } from '../vendor/title.js';
import type { Offers } from '../vendor/vendor.js';

/** Sold under another company's code, as e-sports often are. */
const ESPORTS: readonly BookCode[] = ['pixel-league'];

function titleOf(code: BookCode): Title {
  const { names, lobbyClass } = bookTitle(code);
  return { code, kind: 'book', category: 'SPORTS', lobbyClass, names, rtp: BOOK_RTP, best: 1, step: 1 };
}

const titlesOf = (codes: readonly BookCode[]): Title[] => codes.map(titleOf);

export const BOOK_OFFERS: Offers = {
  TABLE: titlesOf(BOOK_CODES.filter((code) => !ESPORTS.includes(code))),
  IA: titlesOf(ESPORTS).map((title) => ({ ...title, category: 'ESPORTS' })),
};
