import type { ReceiptAnswer, WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { parseAmount } from '#libs/money/amount';
import { openMoves } from '#libs/platform/common/chart';

const MOVE_OF_ANSWER: Record<ReceiptAnswer, string> = {
  received: 'RECEIVE',
  'full-payment': 'FULL_PAYMENT',
  'not-received': 'DISPUTE',
};

/** In the order of the buttons. */
const ORDER = ['received', 'full-payment', 'not-received'] as const satisfies ReceiptAnswer[];

type Answerable = Pick<WithdrawalSummary, 'status' | 'rest' | 'currency'>;

/** The answers that `withdrawalChart` allows in the withdrawal's state. */
export function allowedAnswers({ status, rest, currency }: Answerable): ReceiptAnswer[] {
  const moves = openMoves(withdrawalChart, status, { rest: Number(parseAmount(rest, currency)) });
  return ORDER.filter((answer) => moves.includes(MOVE_OF_ANSWER[answer]));
}
