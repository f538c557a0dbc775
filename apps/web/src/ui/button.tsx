import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

export interface ButtonLook {
  /** `primary` is the one marigold fill on a screen. */
  tone?: 'primary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps width, focus and name, shows that work is under way and takes no second press. */
  loading?: boolean;
  icon?: ReactNode;
}

export function buttonClass({ tone = 'quiet', size = 'medium', wide }: ButtonLook, className?: string) {
  return classNames(styles.button, styles[tone], styles[size], wide && styles.wide, className);
}

export function ButtonLabel({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.label}>
      {icon}
      {children}
    </span>
  );
}

export function Button({
  tone,
  size,
  wide,
  loading,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      <ButtonLabel icon={icon}>{children}</ButtonLabel>
      {loading && (
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}
