import { useTranslation } from 'react-i18next';
import type { Mission } from '#libs/rewards/common/missions.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { multipleText, roundText } from './reward-text';

/** What was done of a target, in the measure of the mission. */
export function useMeasureText({ measure, currency }: Pick<Mission, 'measure' | 'currency'>) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions.missions' });
  const { count } = useAmountText();
  return (done: string, target: string): string => {
    switch (measure) {
      case 'valid-bet':
      case 'net-loss':
      case 'deposit-sum':
        return t('of.valid-bet', {
          done: roundText(done, currency, i18n.language),
          target: roundText(target, currency, i18n.language),
        });
      case 'best-multiple':
        return t('of.valid-bet', {
          done: multipleText(done, i18n.language),
          target: multipleText(target, i18n.language),
        });
      case 'rounds':
      case 'days-played':
      case 'deposit-count':
      case 'login-days':
        return t(`of.${measure}`, {
          count: Number(target),
          done: count(Number(done)),
          target: count(Number(target)),
        });
    }
  };
}
