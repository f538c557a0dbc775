export const BOOK_CODES = ['village-cup', 'village-overs', 'pixel-league'] as const;
export type BookCode = (typeof BOOK_CODES)[number];

export const isBookCode = (code: string): code is BookCode => BOOK_CODES.some((known) => known === code);
