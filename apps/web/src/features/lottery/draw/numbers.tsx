import { useTranslation } from 'react-i18next';
import type { Family } from '#libs/lottery/common/games';
import { Balls } from './balls';
import styles from './numbers.module.css';
import { PrizeTable } from './prize-table';
import { type ResultPart, resultParts } from './result-parts';

interface NumbersProps {
  family: Family;
  /** Numbers of each prize. */
  result: readonly (readonly string[])[];
  /** They come in one after the other, where motion is wanted. */
  falling?: boolean;
  size?: 'small' | 'medium';
  /** Every prize; else those that most bets look at. */
  whole?: boolean;
}

/** The numbers of a draw in the order drawn: digits and numbers are balls, cars and dice have corners, prizes have names. */
export function Numbers({ family, result, falling, size = 'medium', whole = false }: NumbersProps) {
  const { t } = useTranslation('lottery');
  if (family === 'VN' && whole) return <PrizeTable result={result} />;
  if (family === 'VN' || family === 'SEA')
    return (
      <span className={styles.parts}>
        {resultParts(family, result, whole).map((part) => (
          <NamedPart key={part.key} part={part} falling={falling} size={size} />
        ))}
      </span>
    );
  const numbers = result.flat();
  return (
    <Balls
      label={t('numbers')}
      // A car has its number as it is painted on it.
      numbers={family === 'PK10' ? numbers.map((number) => String(Number(number))) : numbers}
      form={family === 'PK10' || family === 'K3' ? 'square' : 'round'}
      falling={falling}
      size={size}
    />
  );
}

interface NamedPartProps {
  part: ResultPart;
  falling: boolean | undefined;
  size: 'small' | 'medium';
}

/** One number is shown by its digits, several stand whole beside each other. */
function NamedPart({ part: { key, numbers }, falling, size }: NamedPartProps) {
  const { t } = useTranslation('lottery');
  const [first = ''] = numbers;
  const name = t(`prizes.${key}`);
  return (
    <span className={styles.part}>
      <small aria-hidden="true">{name}</small>
      <Balls
        label={name}
        numbers={numbers.length === 1 ? [...first] : numbers}
        form={numbers.length === 1 ? 'round' : 'wide'}
        falling={falling}
        size={size}
      />
    </span>
  );
}
