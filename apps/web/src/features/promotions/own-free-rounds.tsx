import { useTranslation } from 'react-i18next';
import type { OwnFreeRounds as Rounds } from '#libs/rewards/common/free-rounds';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { Deadline } from '../../lists/deadline';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import { rewardText, roundText } from './shared/reward-text';

const DAY_SECONDS = 86_400;
const TONES: Record<Rounds['status'], StatusPillProps['tone']> = {
  offered: 'progress',
  active: 'live',
  played: 'gain',
  expired: 'neutral',
  revoked: 'neutral',
};

/** Free rounds of a member: the game with a way into it, how many are left and for how long, and what they have won. */
export function OwnFreeRounds({ rounds, currency }: { rounds: Rounds; currency: Reward['currency'] }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count } = useAmountText();
  const { title, game, value, left, count: all, won, winnings, status, endsAt } = rounds;
  const hasWon = Number(won) > 0;
  return (
    <>
      <Row justify="apart">
        <Text>{t('rounds.of', { game, value: roundText(value, currency, i18n.language) })}</Text>
        <StatusPill tone={TONES[status]}>{t(`rounds.states.${status}`)}</StatusPill>
      </Row>
      {status === 'active' && (
        <>
          <Text strong>{t('rounds.left', { left: count(left), count: count(all) })}</Text>
          <Text size="small" tone="muted">
            {t('rounds.endsIn')}{' '}
            <Deadline at={endsAt} label={t('rounds.endsIn')} urgentSeconds={DAY_SECONDS} />
          </Text>
        </>
      )}
      {hasWon && (
        <Text tone="gain">
          {t(status === 'active' ? 'rounds.wonSoFar' : 'rounds.won', {
            reward: rewardText(i18n, { kind: winnings, currency }, won),
          })}
        </Text>
      )}
      {status === 'active' && left > 0 && (
        <LinkButton
          to={pathOf(PATHS.game, { nodeId: String(title) })}
          tone="primary"
          aria-label={`${t('rounds.play')}: ${game}`}
        >
          {t('rounds.play')}
        </LinkButton>
      )}
    </>
  );
}
