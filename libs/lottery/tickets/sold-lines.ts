import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { readOdds } from '../common/lines/odds-text.js';
import { readList, readPicks } from '../common/lines/read-line.js';
import type { StakedLine } from '../common/lines/valid-bet.js';
import { findRule } from '../common/rules/rules.js';
import type { SoldLine } from '../common/ticket-lines.js';

interface SoldTicket {
  lines: readonly SoldLine[];
  prizeGroup: number;
  currency: Currency;
}

/** Lines as a ticket keeps them, ready to be evaluated at the odds of their sale. @throws Error for lines that this software does not sell */
export const readSoldLines = ({ lines, prizeGroup, currency }: SoldTicket): StakedLine[] =>
  lines.map((sold) => {
    const rule = findRule(sold.rule);
    if (!rule) throw new Error(`there is no rule ${sold.rule}`);
    const { line } = sold.list ? readList(rule, sold.list) : readPicks(rule, sold.picks ?? []);
    if (!line) throw new Error(`picks of ${sold.rule} cannot be read`);
    return { line, stake: parseAmount(sold.stake, currency), odds: readOdds(sold.odds), prizeGroup };
  });
