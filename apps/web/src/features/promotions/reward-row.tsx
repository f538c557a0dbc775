import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { PATHS, pathOf } from '../../routes/paths';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';
import { Card } from '../../ui/layout/card';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { ClaimButton } from './claim-button';
import { LapseCountdown } from './lapse-countdown';
import { OwnFreeRounds } from './own-free-rounds';
import { rewardText } from './shared/reward-text';

const TONES: Record<Reward['status'], StatusPillProps['tone']> = {
  joined: 'progress',
  applying: 'progress',
  process: 'progress',
  rejected: 'neutral',
  claimable: 'live',
  claimed: 'gain',
  issued: 'gain',
  closed: 'neutral',
};

/** A reward of the member, with its claim where it can be claimed. */
export function RewardRow({ reward }: { reward: Reward }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { dateTime } = useMomentText();
  const { promotion, title, amount, status, at, freeRounds } = reward;
  return (
    <Card as="li">
      <Stack gap={2}>
        <Row justify="apart">
          <Text as="h3" strong>
            <Link to={pathOf(PATHS.promotion, { id: promotion })}>{title}</Link>
          </Text>
          <StatusPill tone={TONES[status]}>{t(`rewardStates.${status}`)}</StatusPill>
        </Row>
        {amount !== null && <Text size="lead">{rewardText(i18n, reward, amount)}</Text>}
        {freeRounds && <OwnFreeRounds rounds={freeRounds} currency={reward.currency} />}
        {status === 'claimable' ? (
          <>
            <LapseCountdown reward={reward} />
            <ClaimButton reward={reward} />
          </>
        ) : (
          <Text size="small" tone="muted">
            {dateTime(at)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
