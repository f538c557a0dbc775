import { useTranslation } from 'react-i18next';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import { Deadline } from '../../lists/deadline';
import { Text } from '../../ui/layout/text';

const HOUR_SECONDS = 3600;

/** How long a reward can still be claimed. */
export function LapseCountdown({ reward: { lapsesAt } }: { reward: Pick<Reward, 'lapsesAt'> }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  if (lapsesAt === null) return null;
  return (
    <Text size="small" tone="muted">
      {t('lapsesIn')} <Deadline at={lapsesAt} label={t('lapsesIn')} urgentSeconds={HOUR_SECONDS} />
    </Text>
  );
}
