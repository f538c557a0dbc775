import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import styles from './ui-gallery.module.css';
import type { SampleLanguage, Samples } from './ui-samples';

export interface SectionProps {
  words: Samples;
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
    <div className={classNames(styles.specimen, wide && styles.wideSpecimen)}>
      <p className={styles.name}>{name}</p>
      <div className={flow ? styles.flow : styles.stack}>{children}</div>
    </div>
  );
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}
