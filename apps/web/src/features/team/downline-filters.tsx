import { useTranslation } from 'react-i18next';
import { SearchFilter } from '../../lists/search-filter';
import { Segmented } from '../../ui/forms/segmented';
import type { DownlineChoice } from './downline-choice';

interface DownlineFiltersProps {
  list: { choice: DownlineChoice; choose: (change: Partial<DownlineChoice>) => void };
}

export function DownlineFilters({ list: { choice, choose } }: DownlineFiltersProps) {
  const { t } = useTranslation('agency');
  return (
    <>
      <SearchFilter
        label={t('team.search')}
        clearLabel={t('team.clearSearch')}
        value={choice.search}
        onChange={(search) => choose({ search })}
      />
      <Segmented
        label={t('team.type')}
        value={choice.type}
        onChange={(type) => choose({ type })}
        options={[
          { value: '', label: t('team.everybody') },
          { value: 'agents', label: t('team.agents') },
          { value: 'members', label: t('team.membersOnly') },
        ]}
      />
    </>
  );
}
