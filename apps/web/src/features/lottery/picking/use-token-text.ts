import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../../i18n/use-amount-text';

const WORDS = [
  'B',
  'S',
  'O',
  'E',
  'D',
  'T',
  'X',
  'leopard',
  'straight',
  'pair',
  'half',
  'mixed',
  'any',
  'run',
] as const;
type Word = (typeof WORDS)[number];

const isWord = (token: string): token is Word => WORDS.some((word) => word === token);

/** A token of the wire as a person reads it: sides and forms in words, numbers in the digits of the language. */
export function useTokenText() {
  const { t } = useTranslation('lottery', { keyPrefix: 'tokens' });
  const { count } = useAmountText();
  return (token: string): string =>
    isWord(token) ? t(token) : token.replace(/\d/g, (digit) => count(Number(digit)));
}
