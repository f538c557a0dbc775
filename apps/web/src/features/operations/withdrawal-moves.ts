import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import type { WithdrawalCaseDetail } from '#libs/cashier/common/withdrawal-case';
import { parseAmount } from '#libs/money/amount';
import { isCurrency } from '#libs/money/currency';
import { openMoves } from '#libs/platform/common/chart';

/** The moves of the chart that are an operator's, in the order of their buttons. */
const OPERATORS = [
  'APPROVE',
  'REJECT',
  'DISTRIBUTE',
  'RESEND',
  'REFUND',
  'PROPOSE_FORCE',
  'CONFIRM_FORCE',
  'DROP_FORCE',
] as const;
export type CaseMove = (typeof OPERATORS)[number];

/** What this operator may do with the case now, as the chart has it; nothing while another one holds it. */
export function movesOf(found: WithdrawalCaseDetail, operator: string): CaseMove[] {
  if (found.claimedBy && found.claimedBy.id !== operator) return [];
  const rest = isCurrency(found.currency) ? Number(parseAmount(found.rest, found.currency)) : 0;
  const open = openMoves(withdrawalChart, found.status, {
    rest,
    operator,
    proposedBy: found.proposedBy,
    operatorBarredFromPaying: found.operatorBarredFromPaying?.id ?? null,
  });
  return OPERATORS.filter((move) => open.includes(move));
}
