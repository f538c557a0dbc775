import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import type { Rule } from '#libs/lottery/common/rules/rule';
import type { Currency } from '#libs/money/currency';
import { IconButton } from '../../../ui/forms/icon-button';
import { Text } from '../../../ui/layout/text';
import { Dialog } from '../../../ui/overlays/dialog';
import { RuleCard } from '../rules/rule-card';
import { useRuleText } from '../rules/rule-names';
import styles from './picking.module.css';
import { RuleTabs } from './rule-tabs';

interface RuleChoiceProps {
  game: LotteryGame;
  rules: readonly Rule[];
  rule: Rule;
  prizeGroup: number;
  currency: Currency;
  onRule: (code: string) => void;
}

/** The rules to choose from, what the chosen one wins for, and all there is to know of one that is held or asked for. */
export function RuleChoice({ game, rules, rule, prizeGroup, currency, onRule }: RuleChoiceProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'rule' });
  const text = useRuleText();
  const [told, setTold] = useState<string | null>(null);
  const toldRule = rules.find(({ code }) => code === told);
  return (
    <>
      <RuleTabs family={game.family} rules={rules} rule={rule} onRule={onRule} onHeld={setTold} />
      <div className={styles.told}>
        <Text size="small" tone="muted">
          {text.wins(rule.code)}
        </Text>
        <IconButton label={t('about')} icon={<Info size={20} />} onClick={() => setTold(rule.code)} />
      </div>
      {toldRule && (
        <Dialog open title={t('about')} onClose={() => setTold(null)}>
          <RuleCard game={game} rule={toldRule} prizeGroup={prizeGroup} currency={currency} />
        </Dialog>
      )}
    </>
  );
}
