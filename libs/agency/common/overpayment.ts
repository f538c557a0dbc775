import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { party } from './contract.calls.js';
import { CONTRACT_KINDS } from './contract-kinds.js';

/** What a person got too much under contracts of a kind that have ended since. */
export const overpayment = z.object({
  /** Of the last payout, which left it. */
  id: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  payee: party,
  /** Who paid too much: `null` is the house. */
  payer: party.nullable(),
  amount: z.string(),
  currency: currencyCode,
  settledAt: z.string(),
});
export type Overpayment = z.output<typeof overpayment>;
