import { useTranslation } from 'react-i18next';
import type { DepositDetail } from '#libs/cashier/common/deposit.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Timeline, type TimelineItem } from '../../ui/timeline';

const WORDS = {
  created: 'statusCreated',
  pending: 'statusPending',
  paid: 'statusPaid',
  failed: 'statusFailed',
  expired: 'statusExpired',
} as const;

/** What happened to a deposit, and what is still to come on the usual way. */
export function DepositTimeline({ deposit }: { deposit: DepositDetail }) {
  const { t } = useTranslation();
  const { time } = useMomentText();
  const past = deposit.timeline.map(({ status, at }, index): TimelineItem => {
    const last = index === deposit.timeline.length - 1;
    const bad = status === 'failed' || status === 'expired';
    const state = bad ? 'failed' : last && status !== 'paid' ? 'now' : 'done';
    return { id: `${status}-${index}`, label: t(`deposit.${WORDS[status]}`), state, time: time(at) };
  });
  const reached = new Set(deposit.timeline.map(({ status }) => status));
  const ahead = (['pending', 'paid'] as const)
    .filter((status) => !reached.has(status) && !reached.has('paid'))
    .map((status): TimelineItem => ({ id: status, label: t(`deposit.${WORDS[status]}`), state: 'todo' }));
  return (
    <Timeline
      label={t('deposit.timeline')}
      items={[...past, ...ahead]}
      stateLabels={{
        done: t('deposit.stepDone'),
        now: t('deposit.stepNow'),
        todo: t('deposit.stepTodo'),
        failed: t('deposit.stepFailed'),
      }}
    />
  );
}
