/** ISO 4217 codes, with the number of digits of their minor unit. */
export const CURRENCIES = {
  BDT: { digits: 2, symbol: '৳' },
  BRL: { digits: 2, symbol: 'R$' },
  EUR: { digits: 2, symbol: '€' },
  INR: { digits: 2, symbol: '₹' },
  JPY: { digits: 0, symbol: '¥' },
  KRW: { digits: 0, symbol: '₩' },
  KWD: { digits: 3, symbol: 'KD' },
  THB: { digits: 2, symbol: '฿' },
  TRY: { digits: 2, symbol: '₺' },
  USD: { digits: 2, symbol: '$' },
  VND: { digits: 0, symbol: '₫' },
  XTS: { digits: 2, symbol: '¤' },
  PTS: { digits: 0, symbol: 'pts' },
} as const;

export type Currency = keyof typeof CURRENCIES;

/** Play money of trial accounts, under ISO 4217's code for testing. No brand uses it as its currency. */
export const PLAY_CURRENCY: Currency = 'XTS';

/** Points, which members earn by play and keep in an account of their own. No brand uses it as its currency. */
export const POINTS_CURRENCY = 'PTS' satisfies Currency;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}

export const digitsOf = (currency: Currency): number => CURRENCIES[currency].digits;
export const symbolOf = (currency: Currency): string => CURRENCIES[currency].symbol;
