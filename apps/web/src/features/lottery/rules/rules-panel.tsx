import { useTranslation } from 'react-i18next';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { rulesOf } from '#libs/lottery/common/rules/rules';
import { useBrand } from '../../../data/start/use-brand';
import { useAmountText } from '../../../i18n/use-amount-text';
import { Facts } from '../../../ui/data/facts';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import type { PlayMenu } from '../lottery.api';
import { RuleCard } from './rule-card';
import { groupOf, groupsOf, useRuleText } from './rule-names';

interface RulesPanelProps {
  game: LotteryGame;
  mode: PrizeMode;
  menu: PlayMenu;
}

/** Each rule of a game with its chances, and what holds for all of them. */
export function RulesPanel({ game, mode, menu }: RulesPanelProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'about' });
  const { amount, count } = useAmountText();
  const { minimumAge } = useBrand();
  const text = useRuleText();
  const rules = rulesOf(game, mode);
  const isOwn = game.result === 'own';
  const { limits, currency } = menu;
  const groups = groupsOf(game.family, rules);
  return (
    <Stack gap={4}>
      <Text>{t('lead')}</Text>
      {groups.map((group, at) => (
        <Collapsible key={group} title={<h2>{text.group(group)}</h2>} open={at === 0}>
          <Stack gap={3}>
            {rules
              .filter(({ code }) => groupOf(game.family, code) === group)
              .map((rule) => (
                <RuleCard
                  key={rule.code}
                  game={game}
                  rule={rule}
                  prizeGroup={menu.prizeGroups.to}
                  currency={currency}
                />
              ))}
          </Stack>
        </Collapsible>
      ))}
      <Section title={t('limits')}>
        <Facts
          items={[
            {
              label: t('line'),
              value: `${amount(limits.lineMin, currency)} – ${amount(limits.lineMax, currency)}`,
            },
            { label: t('lineBets'), value: count(limits.lineBets) },
            { label: t('ticketWin'), value: amount(limits.ticketWin, currency) },
            { label: t('memberStake'), value: amount(limits.memberStake, currency) },
          ]}
        />
      </Section>
      <Section title={t('fairTitle')} text={t(isOwn ? 'fairText' : 'outsideText')} />
      <Section title={t('lateTitle')} text={t(isOwn ? 'lateText' : 'outsideLate')} />
      <Section title={t('voidTitle')} text={t('voidText')} />
      <Section
        title={t('ageTitle', { age: count(minimumAge) })}
        text={t('ageText', { age: count(minimumAge) })}
      />
    </Stack>
  );
}
