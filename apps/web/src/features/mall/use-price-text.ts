import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import type { PointReward } from '#libs/rewards/common/mall';
import { useAmountText } from '../../i18n/use-amount-text';

/** What so many pieces cost: "2,000 points", or "2,000 points + ৳200". */
export function usePriceText() {
  const { t } = useTranslation('rewards', { keyPrefix: 'mall' });
  const { amount, count } = useAmountText();
  return (
    { pointsRequired, amountRequired, unit }: Pick<PointReward, 'pointsRequired' | 'amountRequired' | 'unit'>,
    pieces = 1,
  ): string => {
    const points = count(pointsRequired * pieces);
    const minor = parseAmount(amountRequired, unit) * BigInt(pieces);
    if (minor === 0n) return t('points', { points });
    return t('pointsAndMoney', { points, amount: amount(toWire(minor, unit), unit) });
  };
}
