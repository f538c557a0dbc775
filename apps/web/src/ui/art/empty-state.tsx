import type { ReactNode } from 'react';
import { Alpana } from './alpana';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <div className={css.alpana}>
        <Alpana form="emblem" />
      </div>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
