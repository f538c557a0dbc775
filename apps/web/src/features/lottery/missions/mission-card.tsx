import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { playedAs } from '#libs/lottery/common/titles';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { LinkButton } from '../../../routes/link-button';
import { PATHS, pathOf } from '../../../routes/paths';
import { Meter } from '../../../ui/data/meter';
import { StatusPill } from '../../../ui/data/status-pill';
import { Card } from '../../../ui/layout/card';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { stepProgress } from '../../promotions/shared/mission-progress';
import { rewardText } from '../../promotions/shared/reward-text';
import { useMeasureText } from '../../promotions/shared/use-measure-text';
import { type LotteryMission, MEASURES } from './missions.api';

/** A mission of the lottery with how far each milestone is; what was reached is claimed in the reward centre. */
export function MissionCard({ mission }: { mission: LotteryMission }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'missions' });
  const { t: rewards } = useTranslation('rewards', { keyPrefix: 'promotions.missions' });
  const { count } = useAmountText();
  const { dateTime } = useMomentText();
  const { missionId, title, kind, gameCodes, startAt, endAt, milestones } = mission;
  // Both prizes of a game are titles of their own.
  const games = new Set(gameCodes.map((code) => playedAs(code)?.game.code ?? code));
  const canClaim = milestones.some(({ status }) => status === 'claimable');
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size="lead" strong>
            <Link to={pathOf(PATHS.promotion, { id: missionId })}>{title}</Link>
          </Text>
          <Text size="small" tone="muted">
            {rewards(`measure.${MEASURES[kind]}`)} · {t('games', { shown: count(games.size) })}
          </Text>
          <Text size="small" tone="muted">
            {t('from', { time: dateTime(startAt) })}
            {endAt !== null && ` · ${t('until', { time: dateTime(endAt) })}`}
          </Text>
        </Stack>
        <Stack as="ul" gap={4} aria-label={t('steps')}>
          {milestones.map((milestone) => (
            <Milestone key={milestone.target} mission={mission} milestone={milestone} />
          ))}
        </Stack>
        {canClaim && (
          <Row>
            <LinkButton to={PATHS.rewardCenter} tone="primary">
              {t('claim')}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

interface MilestoneProps {
  mission: LotteryMission;
  milestone: LotteryMission['milestones'][number];
}

function Milestone({ mission, milestone }: MilestoneProps) {
  const { t, i18n } = useTranslation('lottery', { keyPrefix: 'missions' });
  const { t: rewards } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const label = useId();
  const { currency, rewardKind, reachedValue: done } = mission;
  const measure = MEASURES[mission.kind];
  const measured = useMeasureText({ measure, currency });
  const { target, reward, status } = milestone;
  const { percent, isReached } = stepProgress({ measure, currency, done }, target);
  const isWaiting = status === 'open' || status === 'missed';
  return (
    <Stack as="li" gap={2}>
      <Row justify="apart">
        <Text id={label} strong>
          {rewardText(i18n, { kind: rewardKind, currency }, reward)}
        </Text>
        <StatusPill tone={toneOf(status)}>
          {isWaiting ? t(`state.${status}`) : rewards(`rewardStates.${status}`)}
        </StatusPill>
      </Row>
      <Meter labelledBy={label} value={percent} max={100}>
        {measured(done, target)}
      </Meter>
      <Text size="small" tone="muted">
        {measured(isReached ? target : done, target)}
      </Text>
    </Stack>
  );
}

const toneOf = (status: LotteryMission['milestones'][number]['status']) =>
  ['open', 'missed', 'closed', 'rejected'].includes(status) ? 'neutral' : 'gain';
