import { useTranslation } from 'react-i18next';
import type { WithdrawalDetail } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import type { MemberWithdrawalState } from '#libs/cashier/common/withdrawal-states';
import { openMoves } from '#libs/platform/common/chart';
import { useMomentText } from '../../i18n/use-moment-text';
import { Timeline, type TimelineItem } from '../../ui/timeline';
import { useWithdrawalText } from './use-withdrawal-text';
import { STATUS_WORDS } from './withdrawal-words';

/** What follows on the usual way. */
const AHEAD: Partial<Record<MemberWithdrawalState, MemberWithdrawalState[]>> = {
  requested: ['approved', 'distributed', 'received'],
  approved: ['distributed', 'received'],
  distributed: ['received'],
  disputed: ['received'],
};
const BAD = new Set<MemberWithdrawalState>(['rejected', 'disputed']);

/** What happened to a withdrawal, and what is still to come on the usual way. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useMomentText();
  const { show } = useWithdrawalText(withdrawal);
  const isOver = openMoves(withdrawalChart, withdrawal.status).length === 0;
  const nameOf = (status: MemberWithdrawalState) =>
    t(status === 'distributed' ? 'withdrawal.stepSent' : `withdrawal.${STATUS_WORDS[status]}`);
  const past = withdrawal.timeline.map(({ status, at, amount }, index): TimelineItem => {
    const last = index === withdrawal.timeline.length - 1;
    const state = BAD.has(status) ? 'failed' : last && !isOver ? 'now' : 'done';
    const note = amount === null ? undefined : show(amount);
    return { id: `${status}-${index}`, label: nameOf(status), state, note, time: dateTime(at) };
  });
  const ahead = isOver ? [] : (AHEAD[withdrawal.status] ?? []);
  return (
    <Timeline
      label={t('withdrawal.timeline')}
      items={[
        ...past,
        ...ahead.map((status): TimelineItem => ({ id: status, label: nameOf(status), state: 'todo' })),
      ]}
      stateLabels={{
        done: t('deposit.stepDone'),
        now: t('deposit.stepNow'),
        todo: t('deposit.stepTodo'),
        failed: t('deposit.stepFailed'),
      }}
    />
  );
}
