import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../../routes/paths';
import { MenuItem } from '../menus/menu-item';
import { keyOf, useEntries } from '../menus/use-entries';
import styles from './bottom-bar.module.css';
import { GamesEntry } from './games-entry';

/** At the foot of a phone or a tablet, under the thumb; from 1280 px on the side menu has its links. Five entries at most. */
export function BottomBar() {
  const { t } = useTranslation();
  const entries = useEntries('foot').flatMap(([, group]) => group);
  return (
    <nav className={styles.bar} aria-label={t('shell.bottomBar')}>
      <NavLink to={PATHS.home} end>
        <House size={22} />
        {t('common.home')}
      </NavLink>
      <GamesEntry />
      {entries.map((entry) => (
        <MenuItem key={keyOf(entry)} entry={entry} size={22} corner />
      ))}
    </nav>
  );
}
