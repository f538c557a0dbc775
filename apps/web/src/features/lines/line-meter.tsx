import { classNames } from '../../ui/class-names';
import styles from './line-meter.module.css';
import { meterPercentage, speedClass } from './line-speed';

const BARS = [25, 50, 75, 100];

/** Bars of a line's speed; none is lit while it is unknown. The figure beside it says the same. */
export function LineMeter({ ms }: { ms: number | undefined }) {
  const lit = ms === undefined ? 0 : meterPercentage(ms);
  return (
    <span className={styles.meter} aria-hidden="true">
      {BARS.map((bar) => (
        <i
          key={bar}
          className={classNames(styles.bar, ms !== undefined && bar <= lit && styles[speedClass(ms)])}
        />
      ))}
    </span>
  );
}
