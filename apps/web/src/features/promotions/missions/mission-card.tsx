import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Mission } from '#libs/rewards/common/missions.calls';
import { Deadline } from '../../../lists/deadline';
import { PATHS, pathOf } from '../../../routes/paths';
import { Card } from '../../../ui/layout/card';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { RewardRow } from '../reward-row';
import { useScopeText } from '../use-scope-text';
import { MissionStep } from './mission-step';

/** For the last hour the countdown is marked. */
const URGENT_SECONDS = 3600;

/** A mission: what counts, until when, and its steps. The terms are on its own page. */
export function MissionCard({ mission }: { mission: Mission }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const games = useScopeText(mission);
  const { id, title, text, measure, every, endsAt, steps, earlier } = mission;
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size="lead" strong>
            <Link to={pathOf(PATHS.promotion, { id })}>{title}</Link>
          </Text>
          {text !== '' && <Text>{text}</Text>}
          <Text size="small" tone="muted">
            {[t(`missions.measure.${measure}`), t(`missions.every.${every}`), games]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {endsAt !== null && (
            <Text size="small" tone="muted">
              {t('missions.endsIn')}{' '}
              <Deadline at={endsAt} label={t('missions.endsIn')} urgentSeconds={URGENT_SECONDS} />
            </Text>
          )}
        </Stack>
        <Stack as="ul" gap={4}>
          {steps.map((step) => (
            <MissionStep key={step.target} mission={mission} step={step} />
          ))}
        </Stack>
        {earlier.length > 0 && (
          <Stack gap={2}>
            <Text strong>{t('missions.earlier')}</Text>
            <Stack as="ul" gap={2}>
              {earlier.map((reward) => (
                <RewardRow key={reward.id} reward={reward} />
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
