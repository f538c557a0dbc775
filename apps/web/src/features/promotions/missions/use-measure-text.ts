import { useTranslation } from 'react-i18next';
import type { Mission } from '#libs/rewards/common/missions.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { roundText } from '../reward-text';

/** What was done of a target, in the measure of the mission. */
export function useMeasureText({ measure, currency }: Pick<Mission, 'measure' | 'currency'>) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.missions' });
  const { count } = useAmountText();
  return (done: string, target: string): string => {
    if (measure === 'valid-bet' || measure === 'deposit-sum')
      return t('of.valid-bet', {
        done: roundText(done, currency, i18n.language),
        target: roundText(target, currency, i18n.language),
      });
    return t(`of.${measure}`, {
      count: Number(target),
      done: count(Number(done)),
      target: count(Number(target)),
    });
  };
}
