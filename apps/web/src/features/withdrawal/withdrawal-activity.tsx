import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import type { MemberWithdrawalState } from '#libs/cashier/common/withdrawal-states';
import { openMoves } from '#libs/platform/common/chart';
import { Activity } from '../../lists/activity';
import { useWithdrawalText } from './use-withdrawal-text';

/** The steps that usually follow each state. */
const EXPECTED_STEPS: Partial<Record<MemberWithdrawalState, MemberWithdrawalState[]>> = {
  requested: ['approved', 'distributed', 'received'],
  approved: ['distributed', 'received'],
  distributed: ['received'],
  disputed: ['received'],
};

/** The steps of a withdrawal so far, and the expected ones. */
export function WithdrawalActivity({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { formatAmount } = useWithdrawalText(withdrawal);
  const isOver = openMoves(withdrawalChart, withdrawal.status).length === 0;
  const nameOf = (status: MemberWithdrawalState) =>
    t(status === 'distributed' ? 'withdrawal.stepSent' : `withdrawal.states.${status}`);
  return (
    <Activity
      label={t('withdrawal.timeline')}
      past={withdrawal.timeline.map(({ status, at, amount }) => ({
        label: nameOf(status),
        at,
        note: amount === null ? undefined : formatAmount(amount),
        failed: status === 'rejected' || status === 'disputed',
      }))}
      ahead={
        isOver
          ? []
          : EXPECTED_STEPS[withdrawal.status]?.map((status) => ({ label: nameOf(status), at: null }))
      }
      isOver={isOver}
    />
  );
}
