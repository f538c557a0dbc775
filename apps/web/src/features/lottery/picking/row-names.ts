import { useTranslation } from 'react-i18next';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { useAmountText } from '../../../i18n/use-amount-text';

export type RowKey =
  | 'place1'
  | 'place2'
  | 'place3'
  | 'place4'
  | 'place5'
  | 'rank'
  | 'numbers'
  | 'doubles'
  | 'singles'
  | 'triple'
  | 'four'
  | 'pairs'
  | 'dice'
  | 'bankers'
  | 'others'
  | 'against'
  | 'places'
  | 'winner';

export interface RowName {
  key: RowKey;
  n?: number;
  against?: number;
}

const PLACE_KEYS = ['place1', 'place2', 'place3', 'place4', 'place5'] as const;

/** The place of five at which the first row of a rule stands. */
const FIRST_PLACE: Record<string, number> = {
  s5: 1,
  s4: 2,
  front3: 1,
  mid3: 2,
  last3: 3,
  front2: 1,
  last2: 4,
};

const ROWS_BY_RULE: Record<string, readonly RowKey[]> = {
  g60: ['doubles', 'singles'],
  g12: ['doubles', 'singles'],
  g30: ['doubles', 'singles'],
  g20: ['triple', 'singles'],
  g4: ['triple', 'singles'],
  g10: ['triple', 'doubles'],
  g5: ['four', 'singles'],
};

/** What each row of a rule stands for. */
export function rowNames({ code, rows, bankers }: Pick<Rule, 'code' | 'rows' | 'bankers'>): RowName[] {
  const [, second = ''] = code.split('.');
  const last = code.split('.').at(-1) ?? '';
  const named = ROWS_BY_RULE[last];
  if (bankers) return [{ key: 'bankers' }, { key: 'others' }];
  if (code.startsWith('ssc.') && named) return named.map((key) => ({ key }));
  if (code === 'ssc.dt') return [{ key: 'places' }, { key: 'winner' }];
  if (code === 'sea.pos') return rows.map((_, at) => ({ key: PLACE_KEYS[at] ?? 'numbers' }));
  if (code === 'k3.pair') return [{ key: 'pairs' }, { key: 'dice' }];
  if (rows.length === 1) return [{ key: code === 'ssc.s4.g6' ? 'doubles' : 'numbers' }];
  if (code === 'pk.dt') return rows.map((_, at) => ({ key: 'against', n: at + 1, against: 10 - at }));
  if (!code.startsWith('ssc.')) return rows.map((_, at) => ({ key: 'rank', n: at + 1 }));
  const first = FIRST_PLACE[second] ?? 6 - rows.length;
  return rows.map((_, at) => ({ key: PLACE_KEYS[first - 1 + at] ?? 'numbers' }));
}

export function useRowNames() {
  const { t } = useTranslation('lottery');
  const { count } = useAmountText();
  return (rule: Pick<Rule, 'code' | 'rows' | 'bankers'>): string[] =>
    rowNames(rule).map(({ key, n = 0, against = 0 }) =>
      t(`rows.${key}`, { n: count(n), against: count(against) }),
    );
}
