import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import type { MemberWithdrawalState } from '#libs/cashier/common/withdrawal-states';
import { openMoves } from '#libs/platform/common/chart';
import { Activity } from '../../lists/activity';
import { useWithdrawalText } from './use-withdrawal-text';

/** The steps that are shown as still to come, of a withdrawal that is paid at once and then confirmed. */
const EXPECTED_STEPS: Partial<Record<MemberWithdrawalState, MemberWithdrawalState[]>> = {
  requested: ['approved', 'distributed', 'received'],
  approved: ['distributed', 'received'],
  distributed: ['received'],
  disputed: ['received'],
};

/** The steps of a withdrawal so far, and those still to come. */
export function WithdrawalActivity({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { show } = useWithdrawalText(withdrawal);
  const isOver = openMoves(withdrawalChart, withdrawal.status).length === 0;
  const nameOf = (status: MemberWithdrawalState) =>
    t(status === 'distributed' ? 'withdrawal.stepSent' : `withdrawal.states.${status}`);
  return (
    <Activity
      label={t('withdrawal.timeline')}
      past={withdrawal.timeline.map(({ status, at, amount }) => ({
        label: nameOf(status),
        at,
        note: amount === null ? undefined : show(amount),
        failed: status === 'rejected' || status === 'disputed',
      }))}
      ahead={EXPECTED_STEPS[withdrawal.status]?.map((status) => ({ label: nameOf(status), at: null })) ?? []}
      isOver={isOver}
    />
  );
}
