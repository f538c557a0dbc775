import { useTranslation } from 'react-i18next';
import { BET_STATES, type BetSummary } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { ChoiceFilter } from '../../../lists/choice-filter';
import { oneOf } from '../../../lists/list-choice';

/** The filters beside days and page; '' stands for all. */
export const BET_FIELDS = { gameType: oneOf(CATEGORIES, ''), status: oneOf(BET_STATES, '') };

interface Choice<Value> {
  value: Value | '';
  onChange: (value: Value | '') => void;
}

interface BetFiltersProps {
  gameType: Choice<BetSummary['gameType']>;
  status: Choice<BetSummary['status']>;
}

/** Narrows a list of rounds to a type of game and to a status. */
export function BetFilters({ gameType, status }: BetFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceFilter
        {...gameType}
        label={t('home.kind')}
        all={t('bets.allKinds')}
        values={CATEGORIES}
        text={(kind) => t(`category.${kind}`)}
      />
      <ChoiceFilter
        {...status}
        label={t('bets.status')}
        all={t('bets.allStates')}
        values={BET_STATES}
        text={(each) => t(`bets.${each}`)}
      />
    </>
  );
}
