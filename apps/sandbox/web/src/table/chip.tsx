import { formatMoney } from '../session/money';
import { usePlay } from '../session/play-context';
import { classNames } from '../ui/class-names';
import styles from './chip.module.css';

/** A chip with its amount, coloured by how many digits it has. */
export function Chip({ amount, small }: { amount: bigint; small?: boolean }) {
  const { view, language } = usePlay();
  const text = formatMoney(amount, { ...view.currency, symbol: '' }, language, true);
  return (
    <span className={classNames(styles.chip, small && styles.small)} data-long={text.length > 3 || undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true" data-rank={text.replace(/\D/gu, '').length % 3}>
        <circle cx="22" cy="22" r="21" fill="currentColor" />
        <circle
          cx="22"
          cy="22"
          r="18"
          fill="none"
          stroke="#fff6e0"
          strokeWidth="6"
          strokeDasharray="9.4 9.45"
        />
        <circle cx="22" cy="22" r="14.5" fill="#fff6e0" />
      </svg>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
