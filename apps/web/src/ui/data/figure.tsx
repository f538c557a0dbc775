import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './figure.module.css';

interface FigureProps {
  children: ReactNode;
  /** `text` takes the size of the line it stands in; the others are the money sizes 16, 24, 36. */
  size?: 'text' | 'small' | 'medium' | 'large';
  tone?: 'text' | 'gain' | 'live' | 'muted';
}

/** An amount, a time, a count: digits of equal width, never broken over two lines. */
export function Figure({ children, size = 'text', tone = 'text' }: FigureProps) {
  return <span className={classNames(styles.figure, styles[size], styles[tone])}>{children}</span>;
}
