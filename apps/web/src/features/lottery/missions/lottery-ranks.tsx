import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';
import { ListRow } from '../../../ui/data/list-row';
import { Text } from '../../../ui/layout/text';
import { rewardText } from '../../promotions/shared/reward-text';
import { useScoreText } from '../../promotions/shared/use-score-text';
import type { LotteryBoard, LotteryRanks } from './missions.api';

interface LotteryRanksListProps {
  board: LotteryBoard;
  ranks: LotteryRanks;
}

/** A page of the ranks, with what each has reached and gets. */
export function LotteryRanksList({ board, ranks }: LotteryRanksListProps) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { count } = useAmountText();
  const scoreText = useScoreText(board);
  const { list, rewardKind: kind, currency } = ranks;
  if (list.length === 0) return <Text tone="muted">{t('nobody')}</Text>;
  return (
    <ol aria-label={t('ranks')}>
      {list.map(({ rank, account, reachedValue, reward }, at) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share a rank and look alike under the mask
          key={at}
          title={
            <>
              {count(rank)} · <bdi>{account}</bdi>
            </>
          }
          text={scoreText(reachedValue)}
          status={reward !== null && <Text tone="gain">{rewardText(i18n, { kind, currency }, reward)}</Text>}
        />
      ))}
    </ol>
  );
}
