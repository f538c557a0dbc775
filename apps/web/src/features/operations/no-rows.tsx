import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/art/empty-state';
import { ClearFilters } from './queue-filter-fields';
import type { QueueNarrowing } from './queue-narrowing';

interface NoRowsProps {
  narrowing: QueueNarrowing;
  /** What is said where no filter is chosen. */
  title: string;
  text: string;
}

/** Stands in a list without rows: there are none, or the filters leave none. */
export function NoRows({ narrowing, ...nothing }: NoRowsProps) {
  const { t } = useTranslation('operations');
  if (narrowing.chosen.length === 0) return <EmptyState {...nothing} />;
  return (
    <EmptyState
      title={t('filter.emptyTitle')}
      text={t('filter.emptyText')}
      action={<ClearFilters clear={narrowing.clear} />}
    />
  );
}
