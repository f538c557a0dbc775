import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTooltip } from '../overlays/use-tooltip';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for screen readers. */
  label: string;
  icon: ReactNode;
  /** `round` is the raised circle of the header. */
  tone?: 'plain' | 'round';
  /** `small` is narrower for a mouse: two of them fit beside an amount. */
  size?: 'small' | 'medium';
  /** A badge in the corner. */
  badge?: ReactNode;
  /** Why it cannot be used now, as of a `Button`. */
  disabledReason?: string | null | false | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'plain', size = 'medium', badge, className, disabledReason, ...rest } = props;
  const { trigger, tooltip } = useTooltip(disabledReason);
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        aria-disabled={trigger !== undefined || rest['aria-disabled']}
        aria-label={label}
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
      {tooltip}
    </>
  );
}
