import {
  RECEIPT_ANSWERS,
  type ReceiptAnswer,
  type WithdrawalSummary,
} from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { openMoves } from '#libs/platform/common/chart';

const MOVES: Record<ReceiptAnswer, string> = {
  received: 'RECEIVE',
  'full-payment': 'FULL_PAYMENT',
  'not-received': 'DISPUTE',
};

type Asked = Pick<WithdrawalSummary, 'status' | 'rest' | 'currency'>;

/** What the member may answer now, as the chart has it. */
export function receiptAnswers({ status, rest, currency }: Asked): ReceiptAnswer[] {
  const moves = openMoves(withdrawalChart, status, { rest: Number(parseAmount(rest, currency as Currency)) });
  return RECEIPT_ANSWERS.filter((answer) => moves.includes(MOVES[answer]));
}
