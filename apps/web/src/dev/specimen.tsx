import type { ReactNode } from 'react';
import { Row } from '../ui/layout/row';
import { Stack } from '../ui/layout/stack';
import { Text } from '../ui/layout/text';
import styles from './ui-gallery.module.css';
import type { SampleLanguage, Samples } from './ui-samples';

export interface SectionProps {
  labels: Samples;
  language: SampleLanguage;
}

interface SpecimenProps {
  name: string;
  children: ReactNode;
  wide?: boolean;
  /** Side by side instead of below each other. */
  flow?: boolean;
}

export function Specimen({ name, children, wide, flow }: SpecimenProps) {
  return (
    <Stack gap={2} className={wide ? styles.wideSpecimen : undefined}>
      <Text tone="muted" size="small">
        {name}
      </Text>
      {flow ? <Row gap={2}>{children}</Row> : <Stack gap={2}>{children}</Stack>}
    </Stack>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Stack gap={5} className={styles.specimens}>
        {children}
      </Stack>
    </Stack>
  );
}
