import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useStart } from '../../data/start/start-context';
import { type CategoryLink, categoryLinks } from '../../routes/categories';
import { PATHS } from '../../routes/paths';
import { CategoryIcon } from '../../ui/art/category-icon';
import styles from './shared/chip-row.module.css';
import { ChipRowWaiting } from './shared/chip-row-waiting';
import { gameMenusQuery } from './shared/games.api';

const FAVOURITES: CategoryLink = { code: 'FAV', path: PATHS.favourites };

/** What is always there, though it has no games, comes last. */
const placeIn = (order: string[], code: string): number =>
  order.includes(code) ? order.indexOf(code) : order.length;

/** The lobbies in a row that scrolls sideways, as the server orders them: those where something can be played first. */
export function CategoryChips({ member }: { member: boolean }) {
  const { t } = useTranslation();
  const { home, menus: first } = useStart();
  const menus = useQuery(gameMenusQuery);
  const known = menus.data ?? home?.menus ?? first;
  if (!known && menus.isPending) return <ChipRowWaiting />;
  const order = known?.map(({ gameType }) => gameType as string) ?? [];
  const lobbies = categoryLinks(known ?? undefined)
    .filter(({ code }) => code !== 'HOME' && code !== 'FAV')
    .sort((one, other) => placeIn(order, one.code) - placeIn(order, other.code));
  const links = member ? [FAVOURITES, ...lobbies] : lobbies;
  return (
    <nav aria-label={t('games.categories')}>
      <ul className={styles.row}>
        {links.map(({ code, path }) => (
          <li key={code}>
            <NavLink to={path} end className={styles.chip}>
              <CategoryIcon code={code} size={18} />
              {t(`category.${code}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
