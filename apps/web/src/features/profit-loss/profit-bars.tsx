import { useTranslation } from 'react-i18next';
import type { ProfitRow } from '#libs/games/common/profit-loss.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { SignedBars } from '../../ui/data/signed-bars';

interface ProfitBarsProps {
  rows: ProfitRow[];
  currency: string;
  nameOf: (row: ProfitRow) => string;
}

/** Providers or categories beside each other. */
export function ProfitBars({ rows, currency, nameOf }: ProfitBarsProps) {
  const { t } = useTranslation();
  const { amount } = useAmountText();
  return (
    <SignedBars
      label={t('profit.chart')}
      bars={rows.map((row) => ({
        key: row.key,
        name: nameOf(row),
        value: Number(row.profitLoss),
        text: amount(row.profitLoss, currency),
      }))}
    />
  );
}
