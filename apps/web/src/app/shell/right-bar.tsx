import { ArrowUp, Download, Headset } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSiteConfig } from '../../data/site/site-config';
import { watchInstallPrompt } from '../../features/download/install-prompt';
import { openService } from '../../features/service/shared/open-service';
import { withPhrases } from '../../lazy/with-phrases';
import { PATHS } from '../../routes/paths';
import { classNames } from '../../ui/class-names';
import { ResourceMark } from './resource-mark';
import styles from './right-bar.module.css';

export default withPhrases('help', RightBar, null);

/** Pages of the brand elsewhere that the bar leads to, where the brand has them. */
const RESOURCES = ['TELEGRAM', 'FACEBOOK'] as const;
const wideOnly = classNames(styles.entry, styles.wide);

/** Customer service within reach of every page; on a wide screen also downloads, the brand elsewhere, and the way up. */
function RightBar() {
  const { t } = useTranslation('help');
  const { data: site } = useSiteConfig();
  const scrolled = useScrolled();
  useEffect(watchInstallPrompt, []);
  if (!site) return null;
  return (
    <aside className={styles.bar} aria-label={t('quickLinks')}>
      <button
        type="button"
        className={wideOnly}
        hidden={!scrolled}
        aria-label={t('toTop')}
        title={t('toTop')}
        onClick={toTop}
      >
        <ArrowUp size={20} />
      </button>
      {RESOURCES.map((key) => {
        const resource = site.resources[key];
        return (
          resource && (
            <a
              key={key}
              className={wideOnly}
              href={resource.url}
              target="_blank"
              rel="noreferrer"
              aria-label={resource.labelNameEn}
              title={resource.labelNameEn}
            >
              <ResourceMark name={key} />
            </a>
          )
        );
      })}
      {site.downloads.length > 0 && (
        <Link className={wideOnly} to={PATHS.download} aria-label={t('download')} title={t('download')}>
          <Download size={20} />
        </Link>
      )}
      {site.customerService.length > 0 && (
        <button
          type="button"
          className={styles.entry}
          aria-label={t('service')}
          title={t('service')}
          onClick={() => openService(site.customerService)}
        >
          <Headset size={22} />
        </button>
      )}
    </aside>
  );
}

/** Keys go on from the top too. */
function toTop(): void {
  window.scrollTo({ top: 0 });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Whether the page was scrolled by more than a screen. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
