import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { useUiText } from '../use-ui-text';
import styles from './badge.module.css';

/** Above it, `99+` is shown. */
const MOST = 99;

interface BadgeProps {
  /** Nothing is drawn for 0. */
  count: number;
  /** Read after the number, for example "unread messages". */
  label: string;
  /** Sits in the upper corner of a positioned parent. */
  corner?: boolean;
}

export function Badge({ count, label, corner }: BadgeProps) {
  const { number } = useUiText();
  if (count <= 0) return null;
  const shown = count > MOST ? `${number(MOST)}+` : number(count);
  return (
    <span className={classNames(styles.badge, corner && styles.corner)}>
      {shown}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
