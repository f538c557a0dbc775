import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { oddsOf } from '#libs/lottery/common/lines/odds';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { toWire } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import { numberFormat } from '../../../i18n/intl-formats';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Card } from '../../../ui/layout/card';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { useTokenText } from '../picking/use-token-text';
import { useLineText } from '../slip/use-line-text';
import { useOddsText } from '../stake/use-odds-text';
import { type ClassFacts, classFacts, returnOf, ruleExample } from './rule-facts';
import { useRuleText } from './rule-names';

interface RuleCardProps {
  game: LotteryGame;
  rule: Rule;
  prizeGroup: number;
  currency: Currency;
}

const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;

/** A rule: when it wins, how likely that is, what it pays, and a line that won. */
export function RuleCard({ game, rule, prizeGroup, currency }: RuleCardProps) {
  const { t, i18n } = useTranslation('lottery', { keyPrefix: 'about' });
  const text = useRuleText();
  const odds = oddsOf(rule, prizeGroup);
  return (
    <Card>
      <Stack gap={2}>
        <Text as="h3" strong>
          {text.name(rule.code)}
        </Text>
        <Text size="small">{text.wins(rule.code)}</Text>
        <ul>
          {classFacts(rule, odds).map((facts) => (
            <ClassLine key={facts.name} facts={facts} />
          ))}
        </ul>
        <Text size="small" tone="muted">
          {t('return', { rate: numberFormat(i18n.language, PERCENT).format(returnOf(rule, prizeGroup)) })}
        </Text>
        <Example game={game} rule={rule} prizeGroup={prizeGroup} currency={currency} />
      </Stack>
    </Card>
  );
}

/** Names of classes that are neither numbers nor words of the picks. */
const CLASS_NAMES = ['g3', 'g6', 'side', 'tie', 'double', 'different'] as const;

function ClassLine({ facts }: { facts: ClassFacts }) {
  const { t, i18n } = useTranslation('lottery', { keyPrefix: 'about' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const oddsText = useOddsText();
  const { name, kind, winning, of, fair, odds } = facts;
  const own = CLASS_NAMES.find((each) => each === name);
  return (
    <Text as="li" size="small">
      {name !== '' && <strong>{own ? t(`classes.${own}`) : tokenText(name)}: </strong>}
      {t(kind, {
        winning: count(winning),
        of: count(of),
        rate: numberFormat(i18n.language, PERCENT).format(winning / of),
        fair: oddsText(fair),
        odds: oddsText(odds),
      })}
    </Text>
  );
}

function Example({ game, rule, prizeGroup, currency }: RuleCardProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'about' });
  const { amount, count } = useAmountText();
  const tokenText = useTokenText();
  const lineText = useLineText();
  const unit = 10n ** BigInt(digitsOf(currency));
  const example = ruleExample(game, rule, prizeGroup, unit);
  if (!example) return null;
  return (
    <Text size="small" tone="muted">
      {t('example', {
        picks: lineText.picks({ rule: rule.code, picks: example.picks }),
        result: example.result.map(tokenText).join(' '),
        bets: count(example.bets),
        unit: amount(toWire(unit, currency), currency),
        win: amount(toWire(example.win, currency), currency),
      })}
    </Text>
  );
}
