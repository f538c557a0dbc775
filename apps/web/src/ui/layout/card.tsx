import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
}

/** A raised surface with a border. `Section card` is one with a title. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, className)} />;
}
