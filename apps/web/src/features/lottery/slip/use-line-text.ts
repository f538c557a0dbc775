import { useTranslation } from 'react-i18next';
import { findRule } from '#libs/lottery/common/rules/rules';
import { useRowNames } from '../picking/row-names';
import { useTokenText } from '../picking/use-token-text';
import { useRuleText } from '../rules/rule-names';

export interface LinePicks {
  rule: string;
  picks?: readonly (readonly string[])[] | undefined;
  list?: readonly string[] | undefined;
}

const MOST_LISTED = 8;

/** A line in words: its rule, and what was picked in each row. */
export function useLineText() {
  const { t } = useTranslation('lottery');
  const rules = useRuleText();
  const rowNames = useRowNames();
  const tokenText = useTokenText();
  return {
    rule: ({ rule: code }: LinePicks): string => {
      const rule = findRule(code);
      return rule ? rules.whole(rule.family, code) : code;
    },
    picks: ({ rule: code, picks = [], list }: LinePicks): string => {
      if (list) {
        const shown = list.slice(0, MOST_LISTED).map(tokenText).join(', ');
        return list.length > MOST_LISTED ? t('slip.andMore', { shown }) : shown;
      }
      const rule = findRule(code);
      const names = rule ? rowNames(rule) : [];
      const rows = picks.map((row, at) => ({ name: names[at] ?? '', text: row.map(tokenText).join(' ') }));
      const filled = rows.filter(({ text }) => text !== '');
      return rows.length > 1
        ? filled.map(({ name, text }) => `${name}: ${text}`).join(' · ')
        : filled.map(({ text }) => text).join('');
    },
  };
}
