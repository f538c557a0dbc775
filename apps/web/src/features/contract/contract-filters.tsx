import { useTranslation } from 'react-i18next';
import { CONTRACT_KINDS, CONTRACT_STATES } from '#libs/agency/common/contract-kinds';
import { Select } from '../../ui/select';
import type { ContractChoice } from './contract-filter';
import styles from './contract-pages.module.css';

interface ContractFiltersProps {
  choice: ContractChoice;
  onChoose: (change: Partial<ContractChoice>) => void;
}

export function ContractFilters({ choice, onChoose }: ContractFiltersProps) {
  const { t } = useTranslation('agency');
  const chosen = <Value extends string>(values: readonly Value[], text: string) =>
    values.find((value) => value === text);
  return (
    <div className={styles.filters}>
      <Select
        label={t('contract.list.kind')}
        value={choice.kind ?? ''}
        onChange={(kind) => onChoose({ kind: chosen(CONTRACT_KINDS, kind) })}
        options={[
          { value: '', label: t('contract.list.allKinds') },
          ...CONTRACT_KINDS.map((value) => ({ value, label: t(`contract.kinds.${value}`) })),
        ]}
      />
      <Select
        label={t('contract.list.status')}
        value={choice.status ?? ''}
        onChange={(status) => onChoose({ status: chosen(CONTRACT_STATES, status) })}
        options={[
          { value: '', label: t('contract.list.allStates') },
          ...CONTRACT_STATES.map((value) => ({ value, label: t(`contract.status.${value}`) })),
        ]}
      />
    </div>
  );
}
