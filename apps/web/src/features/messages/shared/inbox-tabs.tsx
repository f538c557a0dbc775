import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../../routes/paths';
import styles from './inbox-tabs.module.css';

/** The parts of the inbox, each a page of its own. */
export function InboxTabs() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('messages.parts')} className={styles.tabs}>
      <NavLink to={PATHS.messages} className={styles.tab} end>
        {t('messages.title')}
      </NavLink>
      <NavLink to={PATHS.feedback} className={styles.tab} end>
        {t('feedback.title')}
      </NavLink>
    </nav>
  );
}
