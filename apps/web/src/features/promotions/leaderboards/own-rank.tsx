import { useTranslation } from 'react-i18next';
import type { Leaderboard } from '#libs/rewards/common/leaderboards.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { JoinButton } from '../promotion-action';
import { rewardText } from '../shared/reward-text';
import { useScoreText } from '../shared/use-score-text';
import styles from './leaderboards.module.css';

/** The reader's own rank with the way to the next one, fixed at the bottom while the ranks scroll above it. */
export function OwnRank({ board }: { board: Leaderboard }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  return (
    <section className={styles.own} aria-label={t('you')}>
      {board.state === 'open' && board.taking === 'join' ? (
        <Row justify="apart">
          <Text size="small">{t('joinText')}</Text>
          <Stack gap={2}>
            <JoinButton promotion={{ id: board.promotion, title: board.title }} />
          </Stack>
        </Row>
      ) : (
        <Rank board={board} />
      )}
    </section>
  );
}

function Rank({ board }: { board: Leaderboard }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { count } = useAmountText();
  const scoreText = useScoreText(board);
  const { own, metric, state } = board;
  if (!own) return <Text>{t(state === 'final' ? 'noRankAtEnd' : 'noRank')}</Text>;
  const { rank, score, prize, toNext } = own;
  const isBest = metric === 'best-multiple';
  const next = toNext !== null && isBest ? (Number(score) + Number(toNext)).toFixed(2) : toNext;
  return (
    <Row justify="apart">
      <Stack gap={1}>
        <Text strong>
          {t('you')} · {t('rank', { rank: count(rank) })}
        </Text>
        {state === 'open' && (
          <Text size="small" tone="muted">
            {next === null ? t('lead') : t(isBest ? 'toBeat' : 'toNext', { score: scoreText(next) })}
          </Text>
        )}
      </Stack>
      <Stack gap={1}>
        <Text strong className={styles.sum}>
          {scoreText(score)}
        </Text>
        {prize !== null && (
          <Text size="small" tone="gain" className={styles.sum}>
            {rewardText(i18n, board, prize)}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
