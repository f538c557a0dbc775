import type { ElementType, HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './arrange.module.css';

export interface ArrangeProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The element that is drawn: a list, a form, a section. */
  as?: ElementType;
  /** The number of the space token between the children. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5;
}

interface StackProps extends ArrangeProps {
  /** `start` leaves the children their own width, `stretch` gives them the whole line. */
  align?: 'start' | 'stretch';
}

/** Children below each other, in one column. */
export function Stack({ as: Tag = 'div', gap = 3, align = 'stretch', className, ...rest }: StackProps) {
  return (
    <Tag
      {...rest}
      className={classNames(styles.stack, styles[`gap${gap}`], align === 'start' && styles.own, className)}
    />
  );
}
