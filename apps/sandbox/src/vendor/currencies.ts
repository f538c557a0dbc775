import type { Currency } from '../../common/api.js';

/** The currencies of the games. Every slot's number of lines divides the smallest stake. */
const CURRENCIES: Record<string, Currency> = {
  BDT: { code: 'BDT', digits: 2, smallest: 1, symbol: '৳' },
  EUR: { code: 'EUR', digits: 2, smallest: 1, symbol: '€' },
  INR: { code: 'INR', digits: 2, smallest: 1, symbol: '₹' },
  /** Play money of a portal's trial accounts. */
  XTS: { code: 'XTS', digits: 2, smallest: 1, symbol: '¤' },
  JPY: { code: 'JPY', digits: 0, smallest: 100, symbol: '¥' },
  USD: { code: 'USD', digits: 2, smallest: 1, symbol: '$' },
};

/** The wallet counts in hundred thousandths of the currency. */
const WALLET_DIGITS = 5;

export function findCurrency(code: string): Currency | undefined {
  return Object.hasOwn(CURRENCIES, code) ? CURRENCIES[code] : undefined;
}

/** @throws Error for a currency that no session can have */
export function currencyOf(code: string): Currency {
  const currency = findCurrency(code);
  if (!currency) throw new Error(`no such currency: ${code}`);
  return currency;
}

/** The smallest stake in minor units. */
export const unitOf = ({ smallest, digits }: Currency): bigint => BigInt(smallest) * 10n ** BigInt(digits);

/** Minor units as the wallet writes them. */
export function toWallet(amount: bigint, currency: Currency): number {
  return Number(amount * 10n ** BigInt(WALLET_DIGITS - currency.digits));
}

/** An amount of the wallet in minor units, rounded down. */
export function fromWallet(amount: number, currency: Currency): bigint {
  return BigInt(Math.trunc(amount)) / 10n ** BigInt(WALLET_DIGITS - currency.digits);
}
