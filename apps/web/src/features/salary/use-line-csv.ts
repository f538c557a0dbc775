import { useTranslation } from 'react-i18next';
import type { PayoutLine } from '#libs/agency/common/salary.calls';
import type { CsvColumn } from '../../query/csv-export';
import { useRoundText } from '../games/use-round-text';

export function useLineCsv(): CsvColumn<PayoutLine>[] {
  const { t } = useTranslation('agency');
  const { game } = useRoundText();
  return [
    { header: t('salary.number'), value: ({ betId }) => betId },
    { header: t('salary.line.account'), value: ({ account }) => account },
    { header: t('salary.line.game'), value: ({ gameNames }) => game(gameNames) },
    { header: t('salary.line.settledAt'), value: ({ settledAt }) => settledAt },
    { header: t('salary.line.stake'), value: ({ stake }) => stake },
    { header: t('salary.line.payout'), value: ({ payout }) => payout },
    { header: t('salary.validBet'), value: ({ validBet }) => validBet },
    { header: t('salary.line.outcome'), value: ({ outcome }) => t(`salary.line.outcomes.${outcome}`) },
    { header: t('salary.line.reversal'), value: ({ reversal }) => (reversal ? '1' : '0') },
    { header: t('salary.line.cut'), value: ({ cut }) => (cut ? '1' : '0') },
    { header: t('salary.line.ownRate'), value: ({ ownRate }) => ownRate },
    { header: t('salary.line.belowRate'), value: ({ belowRate }) => belowRate },
    { header: t('salary.line.amount'), value: ({ amount }) => amount },
  ];
}
