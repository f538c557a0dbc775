import { useTranslation } from 'react-i18next';
import { useIsSiteClosed } from '../../data/site/site-status';
import { useStart } from '../../data/start/start-context';
import { useBrand } from '../../data/start/use-brand';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { useIdle } from '../../lazy/use-idle';
import { MenuItem } from '../menus/menu-item';
import { keyOf, useEntries } from '../menus/use-entries';
import styles from './footer.module.css';
import { SiteClock } from './site-clock';
import { useAgentSide } from './use-agent-side';

const VendorMarks = lazyPart(() => import('../../features/games/vendor-marks'));

/** Says plainly what this is, under which licence and for whom; agents' pages have an own list of links. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { minimumAge } = useBrand();
  const agentSide = useAgentSide();
  const entries = useEntries(agentSide ? 'agentFooter' : 'footer').flatMap(([, group]) => group);
  const idle = useIdle();
  const closed = useIsSiteClosed();
  return (
    <footer className={styles.footer}>
      <strong className={styles.age}>{minimumAge.toLocaleString(i18n.language)}+</strong>
      <LicenceNotice />
      <nav className={styles.links} aria-label={t('shell.footer')}>
        {entries.map((entry) => (
          <MenuItem key={keyOf(entry)} entry={entry} />
        ))}
      </nav>
      {!agentSide && !closed && (
        <div className={styles.vendors}>
          {idle && (
            <QuietPart>
              <VendorMarks />
            </QuietPart>
          )}
        </div>
      )}
      <SiteClock className={styles.clock} />
    </footer>
  );
}

/** Who runs the site under which licence; without one, that it is a demonstration. */
function LicenceNotice() {
  const { t, i18n } = useTranslation();
  const { brandName } = useStart();
  const { minimumAge, licence } = useBrand();
  const words = { brand: brandName, age: minimumAge.toLocaleString(i18n.language) };
  if (!licence) return <p>{t('shell.demonstration', words)}</p>;
  return (
    <p>
      {t('shell.licensed', { ...words, holder: licence.holder })}{' '}
      <a className={styles.licence} href={licence.url} target="_blank" rel="noreferrer">
        {t('shell.licence', { number: licence.number })}
      </a>
    </p>
  );
}
