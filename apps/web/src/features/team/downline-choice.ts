import { anyText, type ListChoice, oneOf } from '../../lists/list-choice';

const SORTS = ['account', 'registered', 'team', 'validBet', 'profit', 'balance'] as const;

export const DOWNLINE_FILTERS = {
  /** Whose direct downlines; '' the agent's own. */
  of: anyText,
  search: anyText,
  type: oneOf(['agents', 'members'], ''),
  sort: oneOf(SORTS, 'account'),
  direction: oneOf(['asc', 'desc'], 'asc'),
};

type Fields = typeof DOWNLINE_FILTERS;
export type DownlineChoice = ListChoice & { [Name in keyof Fields]: ReturnType<Fields[Name]> };

/** Names begin with the first, figures with the highest; the same column again turns round. */
export function nextSort({ sort, direction }: DownlineChoice, key: DownlineChoice['sort']) {
  if (key === sort) return { direction: direction === 'asc' ? ('desc' as const) : ('asc' as const) };
  return { sort: key, direction: key === 'account' ? ('asc' as const) : ('desc' as const) };
}
