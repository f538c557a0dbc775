import { anyText, type ListChoice, oneOf } from '../../query/list-choice';
import { useListChoice } from '../../query/use-list-choice';

const SORTS = ['account', 'registered', 'team', 'validBet', 'profit', 'balance'] as const;
const OWN = {
  /** Whose direct downlines; '' the agent's own. */
  of: anyText,
  search: anyText,
  type: oneOf(['agents', 'members'], ''),
  sort: oneOf(SORTS, 'account'),
  direction: oneOf(['asc', 'desc'], 'asc'),
};

export type DownlineChoice = ListChoice & { [Name in keyof typeof OWN]: ReturnType<(typeof OWN)[Name]> };

export const useDownlineChoice = () => useListChoice<Omit<DownlineChoice, keyof ListChoice>>(OWN);
