import type { ComponentProps } from 'react';
import { Text } from '../layout/text';
import styles from './status-line.module.css';

/** Words that are read out when they appear. */
export const StatusLine = (text: Omit<ComponentProps<typeof Text>, 'role' | 'size' | 'className'>) => (
  <Text {...text} role="status" size="small" className={styles.line} />
);
