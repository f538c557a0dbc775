import { useTranslation } from 'react-i18next';
import type { Family } from '#libs/lottery/common/games';
import type { TrendPlaceKey } from '#libs/lottery/common/trends/places';
import { useAmountText } from '../../../i18n/use-amount-text';

const DIGIT_PLACES = ['place1', 'place2', 'place3', 'place4', 'place5'] as const;
const TOP_PLACES = ['hundreds', 'tens', 'units'] as const;

/** What a place of a trend is called. */
export function usePlaceName(family: Family) {
  const { t } = useTranslation('lottery');
  const { count } = useAmountText();
  const numbered = (place: number): string => {
    const [digit, top] = [DIGIT_PLACES[place - 1], TOP_PLACES[place - 1]];
    if (family === 'SSC' && digit) return t(`rows.${digit}`);
    if (family === 'SEA' && top) return t(`trends.places.${top}`);
    return t('rows.rank', { n: count(place) });
  };
  return (key: TrendPlaceKey): string => {
    switch (key) {
      case 'numbers':
        return t(`trends.places.${family === 'SSC' ? 'any' : family === 'K3' ? 'dice' : 'drawn'}`);
      case 'sum':
      case 'sum2':
      case 'de':
      case 'head':
      case 'tail':
      case 'lo2':
      case 'top':
      case 'top2':
      case 'bottom2':
        return t(`trends.places.${key}`);
      case 'p1':
      case 'p2':
      case 'p3':
      case 'p4':
      case 'p5':
      case 'p6':
      case 'p7':
      case 'p8':
      case 'p9':
      case 'p10':
        return numbered(Number(key.slice(1)));
    }
  };
}
