import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'tile' | 'circle';
  width?: 'full' | 'half' | 'short';
  /** The height of a `block`: 96, 240 or 380 px. */
  room?: 'small' | 'medium' | 'large';
  /** Sets a height of the caller's own where `block` has to match it. */
  className?: string;
}

/** Stands where content will; the region that waits carries `aria-busy`. */
export function Skeleton({ shape = 'line', width = 'full', room = 'small', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.skeleton,
        styles[shape],
        shape === 'block' && styles[room],
        styles[width],
        className,
      )}
    />
  );
}
