import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSiteConfig } from '../../data/site/site-config';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { withPhrases } from '../../lazy/with-phrases';
import { LinkButton } from '../../routes/link-button';
import { Stack } from '../../ui/layout/stack';
import styles from './help-page.module.css';

export default withPhrases('help', HelpPage);

const TERMS = ['demonstration', 'age', 'account', 'game', 'data', 'end'] as const;

/** The help centre: the terms, under the anchor that the registration links to. */
function HelpPage() {
  const { t, i18n } = useTranslation('help');
  const site = useSiteConfig();
  const title = t('title');
  useDocumentTitle(title);
  useAnchor();
  const age = site.data?.brand.minimumAge.toLocaleString(i18n.language);
  return (
    <Stack as="article" gap={4} className={styles.page}>
      <LinkButton className={styles.back} icon={<ArrowLeft size={18} />} to="/index">
        {t('back')}
      </LinkButton>
      <h1>{title}</h1>
      <Stack as="section" id="term" tabIndex={-1} className={styles.section} aria-labelledby="term-title">
        <h2 id="term-title">{t('termsTitle')}</h2>
        <ol className={styles.terms}>
          {TERMS.map((term) => (
            <li key={term}>{t(`terms.${term}`, { age: age ?? '' })}</li>
          ))}
        </ol>
      </Stack>
    </Stack>
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
