import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { IconButton } from '../../ui/forms/icon-button';
import { useWrapped } from '../../ui/hooks/use-wrapped';
import { Menu } from '../../ui/overlays/menu';
import { useEntries } from '../menus/use-entries';
import styles from './header.module.css';
import { useCategories } from './use-categories';

interface Way {
  path: string;
  name: string;
}

/**
 * In the header from 1280 px on; below, its links are in the sheet of games and in the footer. What the line has no room for
 * is in a menu at its end.
 */
export function TopNavigation() {
  const { t } = useTranslation();
  const line = useRef<HTMLElement>(null);
  const ways = useWays();
  const shown = useWrapped(line, ways.map(({ name }) => name).join());
  const rest = ways.slice(shown);
  return (
    <>
      <nav ref={line} className={styles.navigation} aria-label={t('shell.navigation')}>
        {ways.map(({ path, name }, index) => (
          <NavLink key={path} to={path} end data-wrapped={index >= shown || undefined}>
            {name}
          </NavLink>
        ))}
      </nav>
      <span className={styles.more} data-none={rest.length === 0 || undefined}>
        <Menu
          trigger={<IconButton label={t('shell.more')} icon={<Ellipsis size={20} />} />}
          items={rest.map(({ path, name }) => ({ id: path, label: name, link: <Link to={path} /> }))}
        />
      </span>
    </>
  );
}

/** Home, what features register, and the categories. */
function useWays(): Way[] {
  const { t } = useTranslation();
  const [home, ...categories] = useCategories().map(({ code, path }) => ({
    path,
    name: t(`category.${code}`),
  }));
  const registered = useEntries('top').flatMap(([, entries]) =>
    entries.flatMap((entry) => ('to' in entry ? [{ path: entry.to, name: t(entry.label) }] : [])),
  );
  return [...(home ? [home] : []), ...registered, ...categories];
}
