import { useTranslation } from 'react-i18next';
import type { VendorCard } from '#libs/games/common/games.calls';
import type { LobbyCode } from '../../routes/paths';
import { VendorMark } from '../../ui/art/vendor-mark';
import { useVendorGames } from '../games/shared/use-vendor-games';
import { VendorOpener } from '../games/shared/vendor-opener';
import styles from './vendor-list.module.css';

interface VendorListProps {
  vendors: VendorCard[];
  category: LobbyCode;
}

/** Vendors of a category, each of which opens its games. */
export function VendorList({ vendors, category }: VendorListProps) {
  const { t, i18n } = useTranslation();
  const { show, dialog } = useVendorGames(category);
  return (
    <>
      <ul className={styles.list}>
        {vendors.map((vendor, index) => (
          <li key={vendor.vassalage}>
            <VendorOpener vendor={vendor} className={styles.vendor} onList={show}>
              <span className={styles.mark}>
                <VendorMark name={vendor.displayName} index={index} large />
              </span>
              <span className={styles.name}>{vendor.displayName}</span>
              <span className={styles.note}>
                {vendor.maintenance
                  ? t('home.ribbonClosed')
                  : t('home.gameCount', {
                      count: vendor.games,
                      shown: vendor.games.toLocaleString(i18n.language),
                    })}
              </span>
            </VendorOpener>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
