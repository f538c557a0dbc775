import styles from './meter.module.css';

interface MeterProps {
  /** The id of what names it. */
  labelledBy: string;
  value: number;
  max: number;
  /** What it says in words. */
  children: string;
}

/** How much of a whole there is. */
export function Meter({ labelledBy, value, max, children }: MeterProps) {
  return (
    <meter aria-labelledby={labelledBy} className={styles.bar} min={0} max={max || 1} value={value}>
      {children}
    </meter>
  );
}
