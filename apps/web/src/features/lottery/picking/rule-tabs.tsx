import { useTranslation } from 'react-i18next';
import type { Family } from '#libs/lottery/common/games';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { Stack } from '../../../ui/layout/stack';
import { groupOf, groupsOf, useRuleText } from '../rules/rule-names';
import { Chips } from './chips';

interface RuleTabsProps {
  family: Family;
  rules: readonly Rule[];
  rule: Rule;
  onRule: (code: string) => void;
  /** A rule was pressed for long. */
  onHeld: (code: string) => void;
}

/** The rules of a game in two levels: what they look at, and what they pay for. */
export function RuleTabs({ family, rules, rule, onRule, onHeld }: RuleTabsProps) {
  const { t } = useTranslation('lottery');
  const text = useRuleText();
  const inGroup = (group: string) => rules.filter(({ code }) => groupOf(family, code) === group);
  const groups = groupsOf(family, rules);
  const chosen = groupOf(family, rule.code);
  const members = inGroup(chosen);
  return (
    <Stack gap={2}>
      {groups.length > 1 && (
        <Chips
          label={t('rule.groups')}
          value={chosen}
          options={groups.map((group) => ({ value: group, label: text.group(group) }))}
          onChange={(group) => onRule(inGroup(group)[0]?.code ?? rule.code)}
        />
      )}
      {members.length > 1 && (
        <Chips
          label={t('rule.rules')}
          value={rule.code}
          options={members.map(({ code }) => ({ value: code, label: text.name(code) }))}
          onChange={onRule}
          onHeld={onHeld}
        />
      )}
    </Stack>
  );
}
