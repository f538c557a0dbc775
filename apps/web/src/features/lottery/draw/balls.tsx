import { classNames } from '../../../ui/class-names';
import { useTokenText } from '../picking/use-token-text';
import styles from './numbers.module.css';

interface BallsProps {
  label: string;
  numbers: readonly string[];
  /** `square` has corners, `wide` holds numbers of several digits. */
  form?: 'round' | 'square' | 'wide';
  /** They come in one after the other, where motion is wanted. */
  falling?: boolean | undefined;
  size?: 'small' | 'medium';
}

/** More than so many are drawn smaller. */
const MANY = 6;

/** Numbers in the order drawn. */
export function Balls({ label, numbers, form = 'round', falling, size = 'medium' }: BallsProps) {
  const tokenText = useTokenText();
  return (
    <ol
      className={classNames(
        styles.numbers,
        styles[size],
        falling && styles.falling,
        numbers.length > MANY && styles.many,
        form !== 'round' && styles[form],
      )}
      aria-label={label}
    >
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same number comes again, and the place is what counts
        <li key={at} data-tint={Number(number) % 5}>
          {tokenText(number)}
        </li>
      ))}
    </ol>
  );
}
