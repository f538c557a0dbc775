import { useTranslation } from 'react-i18next';
import { BET_STATES } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { SpanFilter } from '../../query/span-filter';
import { Select } from '../../ui/select';
import type { BetChoice } from './bet-filter';
import styles from './bets-page.module.css';

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
      <SpanFilter choice={choice} onChoose={onChoose} wrongRange={wrongRange} />
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
