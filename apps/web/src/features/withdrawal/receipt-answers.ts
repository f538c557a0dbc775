import type {
  ReceiptAnswer,
  WithdrawalDetail,
  WithdrawalSummary,
} from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { parseAmount } from '#libs/money/amount';
import { openMoves } from '#libs/platform/common/chart';

const EVENT_OF_ANSWER: Record<ReceiptAnswer, string> = {
  received: 'RECEIVE',
  'full-payment': 'FULL_PAYMENT',
  'not-received': 'DISPUTE',
};

/** In the order of the buttons. */
const ANSWERS = ['received', 'full-payment', 'not-received'] as const satisfies ReceiptAnswer[];

type Payout = Pick<WithdrawalDetail['tranches'][number], 'status'>;

/**
 * The answers that `withdrawalChart` allows. "Full payment" is left out if an earlier payout was refunded, or counts as received against
 * the member's answer, and until it is known how the earlier ones ended. `earlier` may include the one that is asked about.
 */
export function allowedAnswers(
  { status, rest, currency }: Pick<WithdrawalSummary, 'status' | 'rest' | 'currency'>,
  earlier: Payout[] | undefined,
): ReceiptAnswer[] {
  const events = openMoves(withdrawalChart, status, { rest: Number(parseAmount(rest, currency)) });
  const hasFullPayment = earlier?.every(mayHaveArrived) ?? false;
  return ANSWERS.filter(
    (answer) => events.includes(EVENT_OF_ANSWER[answer]) && (answer !== 'full-payment' || hasFullPayment),
  );
}

/** Not a payout that was refunded, or that counts as received against the member's word. */
const mayHaveArrived = ({ status }: Payout): boolean =>
  status === 'sent' || status === 'received' || status === 'auto-received';
