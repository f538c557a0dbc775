import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './hero.module.css';

export interface HeroProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  /** In a menu or a dialog, where it heads nothing. */
  small?: boolean;
  text?: ReactNode;
  /** Behind its words: a `HeroDrawing`. */
  drawing?: ReactNode;
  /** An image that covers the card behind its words, in place of the pattern. */
  picture?: ReactNode;
  /** The one action: a button or a link. */
  action?: ReactNode;
}

export function Hero({ small = false, eyebrow, title, text, drawing, picture, action }: HeroProps) {
  return (
    <div className={classNames(css.hero, small && css.small)} data-ground="dusk">
      {drawing}
      {picture && <div className={css.picture}>{picture}</div>}
      <div className={css.words}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        {small ? <p className={css.title}>{title}</p> : <h1 className={css.title}>{title}</h1>}
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
