import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brandOfPage } from '../../data/start/page-brand';
import { Logo } from '../../ui/art/logo';
import { LanguageChoice } from '../preferences/shared/language-choice';
import { ThemeToggle } from '../preferences/shared/theme-toggle';
import styles from './guest-frame.module.css';

/** The frame of what an operator sees before the log-in: one card in the middle. */
export function GuestFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo name={brandOfPage()} />
        <span className={styles.tools}>
          <LanguageChoice />
          <ThemeToggle />
        </span>
      </header>
      <main className={styles.main}>
        <div className={styles.form}>
          <h1>{title}</h1>
          {children}
        </div>
        <p className={styles.demo}>{t('demo')}</p>
      </main>
    </div>
  );
}
