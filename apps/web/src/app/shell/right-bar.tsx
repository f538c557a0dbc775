import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteConfig } from '../../data/site/site-config';
import { watchInstallPrompt } from '../../features/download/install-prompt';
import { withPhrases } from '../../lazy/with-phrases';
import { classNames } from '../../ui/class-names';
import { MenuItem } from '../menus/menu-item';
import { keyOf, useEntries } from '../menus/use-entries';
import { ResourceMark } from './resource-mark';
import styles from './right-bar.module.css';

export default withPhrases('help', RightBar, null);

/** Pages of the brand elsewhere that the bar leads to, where the brand has them. */
const RESOURCES = ['TELEGRAM', 'FACEBOOK'] as const;
/** The group of the corner's entries that has its place on wide screens alone. */
const WIDE_GROUP = 1;
const wideOnly = classNames(styles.entry, styles.wide);

/** Customer service within reach of every page; on a wide screen also downloads, the brand elsewhere, and the way up. */
function RightBar() {
  const { t } = useTranslation('help');
  const { data: site } = useSiteConfig();
  const groups = useEntries('corner');
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
      {groups.map(([group, entries]) =>
        entries.map((entry) => (
          <MenuItem
            key={keyOf(entry)}
            entry={entry}
            bare
            corner
            className={group === WIDE_GROUP ? wideOnly : styles.entry}
          />
        )),
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
