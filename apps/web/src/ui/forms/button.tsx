import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTooltip } from '../overlays/use-tooltip';
import styles from './button.module.css';

export interface ButtonLook {
  /** `primary` is the one marigold fill on a screen, `link` has no frame. */
  tone?: 'primary' | 'quiet' | 'danger' | 'link';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Keeps width, focus and name, shows that work is under way and takes no second press. */
  loading?: boolean;
  /** Why it cannot be used now. It takes no press, keeps its place in the tab order, and its tooltip says this. */
  disabledReason?: string | null | false | undefined;
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
  disabledReason,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const { trigger, tooltip } = useTooltip(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (trigger || loading) event.preventDefault();
    if (trigger) trigger.onClick(event);
    else if (!loading) onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        className={buttonClass({ tone, size, wide }, className)}
        aria-busy={loading || undefined}
        aria-disabled={loading || trigger !== undefined || rest['aria-disabled']}
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
      {tooltip}
    </>
  );
}
