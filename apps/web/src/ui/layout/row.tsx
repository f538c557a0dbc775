import { classNames } from '../class-names';
import styles from './arrange.module.css';
import type { ArrangeProps } from './stack';

interface RowProps extends ArrangeProps {
  /** `baseline` for texts of different sizes. */
  align?: 'center' | 'baseline';
  /** `apart` sets the first child at the start of the line and the last one at its end. */
  justify?: 'start' | 'apart' | 'end';
}

/** Children side by side, on more lines where one is too short. */
export function Row(props: RowProps) {
  const { as: Tag = 'div', gap = 3, align = 'center', justify = 'start', className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={classNames(
        styles.row,
        styles[`gap${gap}`],
        align === 'baseline' && styles.baseline,
        justify !== 'start' && styles[justify],
        className,
      )}
    />
  );
}
