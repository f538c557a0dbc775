import type { ElementType, HTMLAttributes, RefAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './text.module.css';

interface TextProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  as?: ElementType;
  /** `small` is 14 px, `label` 12, `lead` 18, `section` 22; without it the size of its surroundings. */
  size?: 'label' | 'small' | 'lead' | 'section';
  /** `muted` explains, `gain` is money in, `live` an error or an alert. */
  tone?: 'muted' | 'gain' | 'live';
  strong?: boolean;
  /** Of a `time`. */
  dateTime?: string;
}

/** A paragraph, or another element of text, in a size and colour of the theme. */
export function Text({ as: Tag = 'p', size, tone, strong, className, ...rest }: TextProps) {
  return (
    <Tag
      {...rest}
      className={classNames(size && styles[size], tone && styles[tone], strong && styles.strong, className)}
    />
  );
}
