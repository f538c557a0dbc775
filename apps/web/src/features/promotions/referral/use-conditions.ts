import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import type { ReferralOffer } from '#libs/rewards/common/referrals.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { roundText } from '../shared/reward-text';

type Conditions = Pick<
  ReferralOffer,
  'days' | 'deposit' | 'holdHours' | 'validBet' | 'perMonth' | 'side' | 'currency'
>;

/** What a referred friend has to do, in plain sentences. */
export function useConditions(): (of: Conditions) => string[] {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'referral.conditions' });
  const { count } = useAmountText();
  return ({ days, deposit, holdHours, validBet, perMonth, side, currency }) => {
    const money = (amount: string) => roundText(amount, currency, i18n.language);
    const isAsked = (amount: string) => parseAmount(amount, currency) > 0n;
    return [
      t('within', { count: days, shown: count(days) }),
      t('mobile'),
      isAsked(deposit) && t('deposit', { amount: money(deposit) }),
      isAsked(deposit) && holdHours > 0 && t('hold', { count: holdHours, shown: count(holdHours) }),
      isAsked(validBet) && t('play', { amount: money(validBet) }),
      t('checked'),
      side === 'referrer' && perMonth !== null && t('perMonth', { count: perMonth, shown: count(perMonth) }),
    ].filter((sentence) => sentence !== false);
  };
}
