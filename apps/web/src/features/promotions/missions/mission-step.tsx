import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '#libs/rewards/common/missions.calls';
import { Meter } from '../../../ui/data/meter';
import { StatusPill } from '../../../ui/data/status-pill';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { ClaimButton } from '../claim-button';
import { LapseCountdown } from '../lapse-countdown';
import { stepProgress } from '../shared/mission-progress';
import { rewardText } from '../shared/reward-text';
import { useMeasureText } from '../shared/use-measure-text';

/** A step with how far it is, what it gives, and its claim in place. */
export function MissionStep({ mission, step }: { mission: Mission; step: Mission['steps'][number] }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const label = useId();
  const measured = useMeasureText(mission);
  const { percent, isReached } = stepProgress(mission, step.target);
  const { reward } = step;
  return (
    <Stack as="li" gap={2}>
      <Row justify="apart">
        <Text id={label} strong>
          {rewardText(i18n, mission, step.amount)}
        </Text>
        {reward && reward.status !== 'claimable' ? (
          <StatusPill tone={reward.status === 'closed' ? 'neutral' : 'gain'}>
            {t(`rewardStates.${reward.status}`)}
          </StatusPill>
        ) : (
          <Text as="span" tone="muted" size="small">
            {measured(isReached ? step.target : mission.done, step.target)}
          </Text>
        )}
      </Row>
      <Meter labelledBy={label} value={percent} max={100}>
        {measured(mission.done, step.target)}
      </Meter>
      {reward?.status === 'claimable' && (
        <>
          <LapseCountdown reward={reward} />
          <ClaimButton reward={reward} />
        </>
      )}
    </Stack>
  );
}
