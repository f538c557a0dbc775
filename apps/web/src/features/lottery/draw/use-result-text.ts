import { useTranslation } from 'react-i18next';
import type { Family } from '#libs/lottery/common/games';
import { useTokenText } from '../picking/use-token-text';
import { resultParts } from './result-parts';

/** A result in one sentence: all numbers, or of several prizes those that most bets look at. */
export function useResultText() {
  const { t } = useTranslation('lottery');
  const tokenText = useTokenText();
  const list = (numbers: readonly string[]) => numbers.map(tokenText).join(' ');
  return (family: Family, result: readonly (readonly string[])[]): string =>
    family === 'VN' || family === 'SEA'
      ? resultParts(family, result, false)
          .map(({ key, numbers }) => `${t(`prizes.${key}`)} ${list(numbers)}`)
          .join(', ')
      : list(result.flat());
}
