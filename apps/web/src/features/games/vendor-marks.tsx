import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { useLanguage } from '../../data/preferences/language';
import { VendorMark } from '../../ui/art/vendor-mark';
import { lanesQuery } from './shared/games.api';
import styles from './vendor-marks.module.css';

/** The vendors whose games the brand has, each with a mark of its own. */
export default function VendorMarks() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: lanes = [] } = useQuery(lanesQuery(language), queryClient);
  const names = lanes.flatMap(({ cards }) =>
    cards.map((card) => [card.vassalage, card.displayName] as const),
  );
  const vendors = [...new Map(names)];
  if (vendors.length === 0) return null;
  return (
    <ul className={styles.vendors} aria-label={t('shell.vendors')}>
      {vendors.map(([vendor, name], index) => (
        <li key={vendor}>
          <VendorMark name={name} index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
}
