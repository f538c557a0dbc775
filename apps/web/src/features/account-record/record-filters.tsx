import { useTranslation } from 'react-i18next';
import { RECORD_TYPES } from '#libs/ledger/common/account-record.calls';
import { DatePreset } from '../../ui/date-preset';
import { SPANS } from '../../ui/day-span';
import { Select } from '../../ui/select';
import styles from './account-record-page.module.css';
import type { RecordChoice } from './record-filter';

const SPAN_WORDS = {
  today: 'bets.today',
  yesterday: 'bets.yesterday',
  week: 'bets.week',
  month: 'bets.month',
  custom: 'bets.custom',
} as const;

interface RecordFiltersProps {
  choice: RecordChoice;
  onChoose: (change: Partial<RecordChoice>) => void;
  /** The two days are not in their order. */
  wrongRange: boolean;
}

export function RecordFilters({ choice, onChoose, wrongRange }: RecordFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.filters}>
      <DatePreset
        label={t('bets.span')}
        value={choice.span}
        onChange={(span) => onChoose({ span })}
        presets={SPANS.map((value) => ({ value, label: t(SPAN_WORDS[value]) }))}
        custom={{
          preset: 'custom',
          range: choice.range,
          onRange: (range) => onChoose({ range }),
          fromLabel: t('bets.from'),
          toLabel: t('bets.to'),
          error: wrongRange ? t('bets.wrongRange') : undefined,
        }}
      />
      <Select
        label={t('record.type')}
        value={choice.type}
        onChange={(type) => onChoose({ type: type as RecordChoice['type'] })}
        options={[
          { value: '', label: t('record.allTypes') },
          ...RECORD_TYPES.map((value) => ({ value, label: t(`record.types.${value}`) })),
        ]}
      />
    </div>
  );
}
