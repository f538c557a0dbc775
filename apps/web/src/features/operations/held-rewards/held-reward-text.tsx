import { useTranslation } from 'react-i18next';
import type { HeldReward } from '#libs/rewards/common/held-rewards';
import { useAmountText } from '../../../i18n/use-amount-text';
import { StatusPill, type StatusPillProps } from '../../../ui/data/status-pill';

const TONES: Record<HeldReward['status'], StatusPillProps['tone']> = {
  joined: 'neutral',
  applying: 'live',
  process: 'live',
  rejected: 'neutral',
  claimable: 'progress',
  claimed: 'gain',
  issued: 'gain',
  closed: 'neutral',
};

export function HeldRewardPill({ state }: { state: HeldReward['status'] }) {
  const { t } = useTranslation('operations');
  return <StatusPill tone={TONES[state]}>{t(`heldRewards.states.${state}`)}</StatusPill>;
}

/** What would be given: money, bonus money, points, free rounds, or goods by their worth. */
export function useHeldRewardText(): (reward: Pick<HeldReward, 'kind' | 'amount' | 'currency'>) => string {
  const { t } = useTranslation('operations');
  const { amount: money, count } = useAmountText();
  return ({ kind, amount, currency }) => {
    switch (kind) {
      case 'cash':
        return money(amount, currency);
      case 'bonus':
        return t('heldRewards.bonus', { amount: money(amount, currency) });
      case 'points':
        return t('heldRewards.points', { shown: count(Number(amount)) });
      case 'free-rounds':
        return t('heldRewards.rounds', { shown: count(Number(amount)) });
      case 'tickets':
        return t('heldRewards.tickets', { shown: count(Number(amount)) });
      case 'goods':
        return t('heldRewards.goods', { amount: money(amount, currency) });
    }
  };
}
