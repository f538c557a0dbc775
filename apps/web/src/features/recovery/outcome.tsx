import { type ReactNode, useRef } from 'react';
import { useArrivalFocus } from '../../ui/hooks/use-arrival-focus';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './recovery.module.css';

interface OutcomeProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What has come of it, in place of the form; it takes the focus that the form had. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const words = useRef<HTMLDivElement>(null);
  useArrivalFocus(() => words.current);
  return (
    <Stack>
      <Stack ref={words} tabIndex={-1} gap={2} className={styles.outcome}>
        <h3>{title}</h3>
        <Text tone="muted">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
