import type { ReceiptAnswer, WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { openMoves } from '#libs/platform/common/chart';

const MOVES: Record<ReceiptAnswer, string> = {
  received: 'RECEIVE',
  'full-payment': 'FULL_PAYMENT',
  'not-received': 'DISPUTE',
};

/** As they are shown: the happy ones first. */
const ORDER = ['received', 'full-payment', 'not-received'] as const satisfies ReceiptAnswer[];

type Asked = Pick<WithdrawalSummary, 'status' | 'rest' | 'currency'>;

/** What the member may answer now, as the chart has it. */
export function receiptAnswers({ status, rest, currency }: Asked): ReceiptAnswer[] {
  const moves = openMoves(withdrawalChart, status, { rest: Number(parseAmount(rest, currency as Currency)) });
  return ORDER.filter((answer) => moves.includes(MOVES[answer]));
}
