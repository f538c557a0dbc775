import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { useIdle } from '../../lazy/use-idle';
import { CategoryIcon } from '../../ui/art/category-icon';
import { classNames } from '../../ui/class-names';
import { MenuGroups } from '../menus/menu-groups';
import styles from './side-menu.module.css';
import { useCategories } from './use-categories';

const SideBanners = lazyPart(() => import('./side-banners'));

/** Beside the page from 1280 px on: the games, and below them what features register. */
export function SideMenu() {
  const { t } = useTranslation();
  const idle = useIdle();
  const categories = useCategories();
  return (
    <nav className={classNames(styles.menu, styles.wideOnly)} aria-label={t('shell.sideMenu')}>
      {categories.map(({ code, path }) => (
        <NavLink key={code} to={path} end>
          <CategoryIcon code={code} />
          {t(`category.${code}`)}
        </NavLink>
      ))}
      {categories.length > 0 && <hr />}
      <MenuGroups menu="side" />
      {idle && categories.length > 0 && (
        <QuietPart>
          <SideBanners />
        </QuietPart>
      )}
    </nav>
  );
}
