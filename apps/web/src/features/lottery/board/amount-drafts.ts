import type { Currency } from '#libs/money/currency';
import { type LineDraft, stakeOf } from '../stake/priced-line';

/** Wire amounts of numbers that do not cost what the others do. */
export type OwnAmounts = Readonly<Record<string, string>>;

/** A line for each amount, in the order of its first number; none where an amount is none. */
export function amountDrafts(
  rule: string,
  picked: readonly string[],
  { amount, own }: { amount: string; own: OwnAmounts },
  currency: Currency,
): LineDraft[] {
  const lines = new Map<bigint, { amount: string; tokens: string[] }>();
  for (const token of picked) {
    const text = own[token] ?? amount;
    const minor = stakeOf({ amount: text }, currency);
    if (!minor) return [];
    const line = lines.get(minor) ?? { amount: text, tokens: [] };
    line.tokens.push(token);
    lines.set(minor, line);
  }
  return [...lines.values()].map((line) => ({ rule, picks: [line.tokens], stake: { amount: line.amount } }));
}
