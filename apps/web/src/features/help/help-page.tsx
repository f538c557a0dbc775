import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { WithPhrases } from '../../app/with-phrases';
import { ButtonLink } from '../../ui/button-link';
import { queryClient } from '../session/query-client';
import { siteConfigQuery } from '../session/site-config';
import styles from './help-page.module.css';

/** The help centre: the terms, under the anchor that the registration links to. */
export default function HelpPage() {
  return (
    <WithPhrases bundle="help">
      <Help />
    </WithPhrases>
  );
}

const TERMS = ['demonstration', 'age', 'account', 'game', 'data', 'end'] as const;

function Help() {
  const { t, i18n } = useTranslation('help');
  const site = useQuery(siteConfigQuery, queryClient);
  const title = t('title');
  useEffect(() => {
    document.title = `${title} · Mela`;
  }, [title]);
  useAnchor();
  const age = site.data?.brand.minimumAge.toLocaleString(i18n.language);
  return (
    <article className={styles.page}>
      <ButtonLink className={styles.back} render={<Link to="/index" />} icon={<ArrowLeft size={18} />}>
        {t('back')}
      </ButtonLink>
      <h1>{title}</h1>
      <section id="term" tabIndex={-1} className={styles.section} aria-labelledby="term-title">
        <h2 id="term-title">{t('termsTitle')}</h2>
        <ol className={styles.terms}>
          {TERMS.map((term) => (
            <li key={term}>{t(`terms.${term}`, { age: age ?? '' })}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}

/** The page comes late, so the browser did not find the anchor of its address. */
function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = hash && document.getElementById(hash.slice(1));
    if (!anchor) return;
    anchor.scrollIntoView();
    anchor.focus({ preventScroll: true });
  }, [hash]);
}
