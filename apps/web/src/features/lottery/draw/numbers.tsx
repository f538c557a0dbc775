import { useTranslation } from 'react-i18next';
import type { Family } from '#libs/lottery/common/games';
import { classNames } from '../../../ui/class-names';
import { useTokenText } from '../picking/use-token-text';
import styles from './numbers.module.css';

interface NumbersProps {
  family: Family;
  /** Numbers of each prize. */
  result: readonly (readonly string[])[];
  /** They come in one after the other, where motion is wanted. */
  falling?: boolean;
  size?: 'small' | 'medium';
}

/** More than so many are drawn smaller. */
const MANY = 6;

/** The numbers of a draw in the order drawn: digits and numbers are balls, cars and dice have corners. */
export function Numbers({ family, result, falling, size = 'medium' }: NumbersProps) {
  const { t } = useTranslation('lottery');
  const tokenText = useTokenText();
  const numbers = result.flat();
  return (
    <ol
      className={classNames(
        styles.numbers,
        styles[size],
        falling && styles.falling,
        numbers.length > MANY && styles.many,
        (family === 'PK10' || family === 'K3') && styles.square,
      )}
      aria-label={t('numbers')}
    >
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same number comes again, and the place is what counts
        <li key={at} data-tint={Number(number) % 5}>
          {tokenText(family === 'PK10' ? String(Number(number)) : number)}
        </li>
      ))}
    </ol>
  );
}
