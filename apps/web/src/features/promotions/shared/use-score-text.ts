import { useTranslation } from 'react-i18next';
import type { Leaderboard } from '#libs/rewards/common/leaderboards.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { multipleText, roundText } from './reward-text';

/** A score in the metric of the board, in the reader's language. */
export function useScoreText({ metric, currency }: Pick<Leaderboard, 'metric' | 'currency'>) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'leaderboards' });
  const { count } = useAmountText();
  return (score: string): string => {
    switch (metric) {
      case 'best-multiple':
        return multipleText(score, i18n.language);
      case 'rounds':
        return t('rounds', { count: Number(score), shown: count(Number(score)) });
      case 'payout-sum':
      case 'valid-bet':
        return roundText(score, currency, i18n.language);
    }
  };
}
