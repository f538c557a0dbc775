import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styles from './header.module.css';
import { useCategories } from './use-categories';

/** Categories in the header, from 1280 px on; below, they are in the sheet of games. */
export function TopNavigation() {
  const { t } = useTranslation();
  const categories = useCategories().filter(({ code }) => code !== 'FAV');
  return (
    <nav className={styles.navigation} aria-label={t('shell.navigation')}>
      {categories.map(({ code, path }) => (
        <NavLink key={code} to={path} end>
          {t(`category.${code}`)}
        </NavLink>
      ))}
    </nav>
  );
}
