import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VendorCard } from '#libs/games/common/games.calls';
import { VendorMark } from '../../ui/art/vendor-mark';
import styles from './vendor-list.module.css';

interface VendorListProps {
  vendors: VendorCard[];
  /** The address of the category's lobby. */
  lobby: string;
}

/** Vendors of a category, each of which leads to its games. */
export function VendorList({ vendors, lobby }: VendorListProps) {
  const { t, i18n } = useTranslation();
  return (
    <ul className={styles.list}>
      {vendors.map(({ vassalage, displayName, games, maintenance }, index) => (
        <li key={vassalage}>
          <Link
            to={`${lobby}?${new URLSearchParams({ vendor: vassalage })}`}
            className={styles.vendor}
            data-closed={maintenance || undefined}
          >
            <span className={styles.mark}>
              <VendorMark name={displayName} index={index} large />
            </span>
            <span className={styles.name}>{displayName}</span>
            <span className={styles.note}>
              {maintenance
                ? t('home.ribbonClosed')
                : t('home.gameCount', { count: games, shown: games.toLocaleString(i18n.language) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
