import type { ReactNode } from 'react';
import { Alpana } from './alpana';
import css from './hero.module.css';
import { Lamps, type LampsProps } from './lamps';

export interface HeroProps extends LampsProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The one action: a button or a link. */
  action?: ReactNode;
}

export function Hero({ eyebrow, title, text, action, lit, pulseKey }: HeroProps) {
  return (
    <div className={css.hero}>
      <div className={css.alpana}>
        <Alpana form="hero" />
      </div>
      <div className={css.lamps}>
        <Lamps lit={lit} pulseKey={pulseKey} />
      </div>
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 className={css.title}>{title}</h1>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
