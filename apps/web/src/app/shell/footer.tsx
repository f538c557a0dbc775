import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { useStart } from '../../data/start/start-context';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { useIdle } from '../../lazy/use-idle';
import { PATHS } from '../../routes/paths';
import styles from './footer.module.css';
import { SitePart } from './site-part';

const WhileModuleOn = lazyPart(() => import('./while-module-on'));

/** Says plainly what this is. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { brandName, home } = useStart();
  const age = (home?.brand.minimumAge ?? 18).toLocaleString(i18n.language);
  return (
    <footer className={styles.footer}>
      <strong className={styles.age}>{age}+</strong>
      <p>{t('shell.demonstration', { brand: brandName, age })}</p>
      <nav className={styles.links} aria-label={t('shell.footer')}>
        <Link to={PATHS.promotions}>{t('announcements.promotions')}</Link>
        <Link to={PATHS.announcements}>{t('announcements.title')}</Link>
        <AgentsLink />
        <SitePart />
      </nav>
    </footer>
  );
}

/** The switch is looked at once nothing is more urgent. */
function AgentsLink() {
  const { t } = useTranslation();
  const link = <Link to={PATHS.agentLogin}>{t('shell.forAgents')}</Link>;
  if (!useIdle()) return link;
  return (
    <QuietPart waiting={link}>
      <WhileModuleOn module={AGENT_POLICY}>{link}</WhileModuleOn>
    </QuietPart>
  );
}
