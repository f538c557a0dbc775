import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './balance-counter.module.css';
import figureStyles from './figure.module.css';
import { useCounting } from './use-counting';

export interface BalanceCounterProps {
  /** Integer minor units. */
  minor: string;
  /** Minor units to the text on show; without the symbol where `symbol` is given. */
  format: (minor: string) => string;
  /** Drawn muted before the number. */
  symbol?: string;
  /** Read before the amount, for example "Balance". */
  label: string;
  hidden?: boolean;
  /** Read in place of a hidden amount. */
  hiddenLabel: string;
}

/** Counts to each pushed value; screen readers hear the label and the final value only. */
export function BalanceCounter(props: BalanceCounterProps) {
  const { minor, format, symbol, label, hidden, hiddenLabel } = props;
  const { shown, settled } = useCounting(minor);
  return (
    <span className={classNames(styles.counter, figureStyles.figure, figureStyles.small)}>
      <span aria-hidden="true">
        {symbol && <span className={styles.symbol}>{symbol}</span>}
        {hidden ? <span className={styles.dots}>••••</span> : format(shown)}
      </span>
      <VisuallyHidden role="status">
        {hidden ? hiddenLabel : `${label} ${symbol ?? ''}${format(settled)}`}
      </VisuallyHidden>
    </span>
  );
}
