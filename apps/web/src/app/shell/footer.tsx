import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStart } from '../../data/start/start-context';
import { PATHS } from '../../routes/paths';
import styles from './footer.module.css';
import { SitePart } from './site-part';

/** Says plainly what this is. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { home } = useStart();
  const age = (home?.brand.minimumAge ?? 18).toLocaleString(i18n.language);
  return (
    <footer className={styles.footer}>
      <strong className={styles.age}>{age}+</strong>
      <p>{t('shell.demonstration', { age })}</p>
      <nav className={styles.links} aria-label={t('shell.footer')}>
        <Link to={PATHS.agentLogin}>{t('shell.forAgents')}</Link>
        <SitePart />
      </nav>
    </footer>
  );
}
