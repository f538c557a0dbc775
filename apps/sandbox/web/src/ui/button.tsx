import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one filled button of a page: the next play. */
  tone?: 'primary' | 'quiet' | 'plain';
  icon?: ReactNode;
  wide?: boolean;
}

export function Button({ tone = 'quiet', icon, wide, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[tone], wide && styles.wide, className)}
    >
      {icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
}

/** A drawing that is pressed; its label is read out and shown as a tip. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.icon, className)}
    >
      {icon}
    </button>
  );
}
