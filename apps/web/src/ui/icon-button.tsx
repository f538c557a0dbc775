import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for screen readers. */
  label: string;
  icon: ReactNode;
  /** `round` is the raised circle of the header. */
  tone?: 'plain' | 'round';
  /** `small` is narrower, not lower: two of them fit beside an amount. */
  size?: 'small' | 'medium';
  /** A badge in the corner. */
  badge?: ReactNode;
  pressed?: boolean;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'plain', size = 'medium', badge, pressed, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(
        styles.button,
        tone === 'round' && styles.round,
        size === 'small' && styles.small,
        className,
      )}
    >
      {icon}
      {badge}
    </button>
  );
}
