import { useTranslation } from 'react-i18next';
import type { Promotion } from '#libs/rewards/common/promotions.calls';
import { serverNow } from '../../data/calls/server-time';
import { Deadline } from '../../lists/deadline';
import { Text } from '../../ui/layout/text';
import { LapseCountdown } from './lapse-countdown';

const HOUR_SECONDS = 3600;
/** What is nearer is counted down. */
const NEAR_MS = 3 * 86_400_000;

/** How long the reward can still be claimed; or else until the promotion begins or ends, where that is near. */
export function TermCountdown({
  promotion,
}: {
  promotion: Pick<Promotion, 'claim' | 'status' | 'schedule'>;
}) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { claim, status, schedule } = promotion;
  if (claim) return <LapseCountdown reward={claim} />;
  if (status === 'received' || status === 'closed') return null;
  const begins = status === 'coming-soon';
  const at = begins ? schedule.startsAt : schedule.endsAt;
  const left = at === null ? 0 : Date.parse(at) - serverNow();
  if (at === null || left <= 0 || left > NEAR_MS) return null;
  const label = t(begins ? 'beginsIn' : 'endsIn');
  return (
    <Text size="small" tone="muted">
      {label} <Deadline at={at} label={label} urgentSeconds={HOUR_SECONDS} />
    </Text>
  );
}
