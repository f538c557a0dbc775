import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './home-page.module.css';

interface HomeSectionProps {
  title: string;
  /** The way to all of it. */
  to?: string;
  children: ReactNode;
}

/** A part of home with its title and the way to the rest. */
export function HomeSection({ title, to, children }: HomeSectionProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {to && (
          <Link to={to} aria-label={`${t('home.showMore')}: ${title}`}>
            {t('home.showMore')}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
