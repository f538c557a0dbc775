/** ISO 4217 codes that a brand may use, with the number of digits of their minor unit. */
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
} as const;

export type Currency = keyof typeof CURRENCIES;

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCIES, code);
}

export const digitsOf = (currency: Currency): number => CURRENCIES[currency].digits;
export const symbolOf = (currency: Currency): string => CURRENCIES[currency].symbol;
