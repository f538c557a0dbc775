import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/layout/section';
import styles from './campaign-section.module.css';

interface CampaignSectionProps {
  name: 'what' | 'when' | 'who' | 'reward' | 'how' | 'budget' | 'schedule';
  children: ReactNode;
}

/** A part of the form: short fields side by side where there is room. */
export function CampaignSection({ name, children }: CampaignSectionProps) {
  const { t } = useTranslation('operations');
  return (
    <Section ruled title={t(`campaigns.sections.${name}`)}>
      <div className={styles.fields}>{children}</div>
    </Section>
  );
}

/** Takes the whole width. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>;
