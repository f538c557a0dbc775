import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { catalogueReadingsQuery } from './catalogue.api';

/** One of the brand's vendors, or all. */
export function VendorFilter(filter: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('operations');
  const vendors = useQuery(catalogueReadingsQuery).data?.list ?? [];
  return (
    <ChoiceFilter
      {...filter}
      label={t('catalogue.vendor')}
      all={t('filter.all')}
      values={vendors.map(({ vendor }) => vendor)}
      text={(code) => vendors.find(({ vendor }) => vendor === code)?.vendorName ?? code}
    />
  );
}
