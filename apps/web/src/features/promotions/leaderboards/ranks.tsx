import { useTranslation } from 'react-i18next';
import type { Leaderboard, RankedPlace } from '#libs/rewards/common/leaderboards.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { classNames } from '../../../ui/class-names';
import { Text } from '../../../ui/layout/text';
import { rewardText } from '../shared/reward-text';
import { useScoreText } from '../shared/use-score-text';
import styles from './leaderboards.module.css';
import { useMovedRows } from './use-moved-rows';

/** The first hundred; a row that gets another rank moves there. */
export function Ranks({ board, top }: { board: Leaderboard; top: RankedPlace[] }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { count } = useAmountText();
  const scoreText = useScoreText(board);
  const list = useMovedRows(top.map(({ key }) => key).join(' '));
  if (top.length === 0) return <Text tone="muted">{t('nobody')}</Text>;
  return (
    <ol className={styles.ranks} ref={list} aria-label={t('ranks')}>
      {top.map(({ key, rank, alias, score, prize, own }) => (
        <li key={key} data-key={key} className={classNames(styles.row, own && styles.mine)}>
          <span className={styles.rank}>{count(rank)}</span>
          <span className={styles.name}>
            <bdi>{alias}</bdi>
            {own && ` (${t('you')})`}
          </span>
          <span className={styles.sum}>
            <strong>{scoreText(score)}</strong>
            {prize !== null && <small>{rewardText(i18n, board, prize)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
