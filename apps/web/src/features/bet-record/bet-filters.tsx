import { useTranslation } from 'react-i18next';
import { BET_STATES } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { DatePreset } from '../../ui/date-preset';
import { SPANS } from '../../ui/day-span';
import { Select } from '../../ui/select';
import type { BetChoice } from './bet-filter';
import styles from './bets-page.module.css';

const SPAN_WORDS = {
  today: 'bets.today',
  yesterday: 'bets.yesterday',
  week: 'bets.week',
  month: 'bets.month',
  custom: 'bets.custom',
} as const;
const STATE_WORDS = { open: 'bets.open', settled: 'bets.settled', void: 'bets.void' } as const;

interface BetFiltersProps {
  choice: BetChoice;
  onChoose: (change: Partial<BetChoice>) => void;
  /** The two days are not in their order. */
  wrongRange: boolean;
}

export function BetFilters({ choice, onChoose, wrongRange }: BetFiltersProps) {
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
      <div className={styles.selects}>
        <Select
          label={t('home.kind')}
          value={choice.gameType}
          onChange={(gameType) => onChoose({ gameType: gameType as BetChoice['gameType'] })}
          options={[
            { value: '', label: t('bets.allKinds') },
            ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
        />
        <Select
          label={t('bets.status')}
          value={choice.status}
          onChange={(status) => onChoose({ status: status as BetChoice['status'] })}
          options={[
            { value: '', label: t('bets.allStates') },
            ...BET_STATES.map((value) => ({ value, label: t(STATE_WORDS[value]) })),
          ]}
        />
      </div>
    </div>
  );
}
