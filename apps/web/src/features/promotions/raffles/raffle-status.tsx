import { useTranslation } from 'react-i18next';
import type { Raffle, RaffleState } from '#libs/rewards/common/raffles.calls';
import { Deadline } from '../../../lists/deadline';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';

const TONES: Record<RaffleState, StatusPillProps['tone']> = {
  coming: 'neutral',
  open: 'live',
  counting: 'progress',
  closed: 'progress',
  drawn: 'gain',
  cancelled: 'neutral',
};
/** For the last hour the countdown is marked. */
const URGENT_SECONDS = 3600;

/** Where the raffle stands, and the time to what comes next. */
export function RaffleStatus({ raffle: { state, startsAt, endsAt, drawAt } }: { raffle: Raffle }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'raffles' });
  const next = {
    coming: startsAt,
    open: endsAt,
    counting: drawAt,
    closed: drawAt,
    drawn: null,
    cancelled: null,
  }[state];
  const label = state === 'coming' ? t('startsIn') : state === 'open' ? t('endsIn') : t('drawIn');
  return (
    <Stack gap={2} align="start">
      <StatusPill tone={TONES[state]}>{t(`states.${state}`)}</StatusPill>
      <Text>{t(`stateText.${state}`)}</Text>
      {next !== null && (
        <Text size="small" tone="muted">
          {label} <Deadline at={next} label={label} urgentSeconds={URGENT_SECONDS} />
        </Text>
      )}
    </Stack>
  );
}
