import styles from './badge.module.css';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';

export interface BadgeProps {
  /** Nothing is drawn for 0. */
  count: number;
  /** Read after the number, for example "unread messages". */
  label: string;
  /** Above it, `99+` is shown. */
  max?: number;
  format?: (count: number) => string;
  tone?: 'live' | 'quiet';
  /** Sits in the upper corner of a positioned parent. */
  corner?: boolean;
}

export function Badge({ count, label, max = 99, format = String, tone = 'live', corner }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > max ? `${format(max)}+` : format(count);
  return (
    <span className={classNames(styles.badge, tone === 'quiet' && styles.quiet, corner && styles.corner)}>
      {shown}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
