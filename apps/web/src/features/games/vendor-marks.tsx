import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VendorCard } from '#libs/games/common/games.calls';
import { queryClient } from '../../data/cache/query-client';
import { useLanguage } from '../../data/preferences/language';
import { VendorMark } from '../../ui/art/vendor-mark';
import { lanesQuery } from './shared/games.api';
import { useVendorGames } from './shared/use-vendor-games';
import { VendorOpener } from './shared/vendor-opener';
import styles from './vendor-marks.module.css';

/** The vendors whose games the brand has, each with a mark of its own that opens its games. */
export default function VendorMarks() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: lanes = [] } = useQuery(lanesQuery(language), queryClient);
  const { show, dialog } = useVendorGames();
  const vendors = vendorsOf(lanes.flatMap(({ cards }) => cards));
  if (vendors.length === 0) return null;
  return (
    <>
      <ul className={styles.vendors} aria-label={t('shell.vendors')}>
        {vendors.map((vendor, index) => (
          <li key={vendor.vassalage}>
            <VendorOpener vendor={vendor} className={styles.vendor} onList={show}>
              <VendorMark name={vendor.displayName} index={index} />
              {vendor.displayName}
            </VendorOpener>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

/** Each once. One with games in several categories shows the list of all of them, unless it has a page of its own. */
function vendorsOf(cards: VendorCard[]): VendorCard[] {
  const vendors = new Map<string, VendorCard>();
  for (const card of cards) {
    const known = vendors.get(card.vassalage);
    const differs = known !== undefined && known.route !== card.route;
    vendors.set(card.vassalage, differs ? { ...known, mode: 'list', route: null } : (known ?? card));
  }
  return [...vendors.values()];
}
