import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { Timeline, type TimelineItem } from '../../ui/timeline';
import type { ContractDetail } from './contract-snapshots';
import { isComing } from './contract-status';
import { useParties } from './use-parties';

const STEPS = {
  offered: 'stepOffered',
  active: 'stepActive',
  ending: 'stepEnding',
  ended: 'stepEnded',
  rejected: 'stepRejected',
  withdrawn: 'stepWithdrawn',
} as const;
const OVER = new Set(['ended', 'rejected', 'withdrawn']);

/** What happened to a contract and by whom, and when it begins or ends to count. */
export function ContractTimeline({ detail: { contract, timeline } }: { detail: ContractDetail }) {
  const { t } = useTranslation('agency');
  const { t: common } = useTranslation();
  const { dateTime } = useMomentText();
  const parties = useParties(contract);
  const byWhom = (by: 'upline' | 'downline' | 'rule') =>
    by === 'rule' ? t('contract.detail.byRule') : t('contract.detail.by', { name: parties[by] });
  const past = timeline.map(({ status, at, by }, index): TimelineItem => {
    const last = index === timeline.length - 1;
    const state = status === 'rejected' ? 'failed' : last && !OVER.has(status) ? 'now' : 'done';
    return {
      id: `${status}-${index}`,
      label: t(`contract.detail.${STEPS[status]}`),
      note: status === 'ended' ? undefined : byWhom(by),
      state,
      time: dateTime(at),
    };
  });
  const ahead = (id: string, label: string, at: string | null): TimelineItem[] =>
    at === null ? [] : [{ id, label, state: 'todo', time: dateTime(at) }];
  return (
    <Timeline
      label={t('contract.detail.timeline')}
      items={[
        ...past,
        ...(isComing(contract) ? ahead('counts', t('contract.detail.counts'), contract.inForceFrom) : []),
        ...(contract.status === 'ending'
          ? ahead('ends', t('contract.detail.stepEnded'), contract.inForceUntil)
          : []),
      ]}
      stateLabels={{
        done: common('deposit.stepDone'),
        now: common('deposit.stepNow'),
        todo: common('deposit.stepTodo'),
        failed: common('deposit.stepFailed'),
      }}
    />
  );
}
