import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { DepositBonus } from '#libs/rewards/common/deposit-bonuses.calls';
import { useStart } from '../../data/start/start-context';
import { useAmountText } from '../../i18n/use-amount-text';
import { momentText } from '../../i18n/use-moment-text';
import { Text } from '../../ui/layout/text';
import { givenFor, missingFor } from './shared/deposit-bonuses';
import { rewardText, roundText } from './shared/reward-text';

/** What a bonus gives for a deposit of `minor`, and what it takes. */
export function useBonusText(minor: bigint | null, currency: Currency): (bonus: DepositBonus) => ReactNode {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'promotions' });
  const { count, percent } = useAmountText();
  const { brand } = useStart();
  const round = (amount: string) => roundText(amount, currency, i18n.language);
  const day = (at: number) => momentText(i18n.language, brand.timeZone).date(new Date(at));

  const given = (bonus: DepositBonus) => {
    const { kind, size } = bonus;
    const missing = missingFor(bonus, minor, currency);
    const amount = missing > 0n ? null : givenFor(bonus, minor, currency);
    if (amount !== null)
      return t('depositBonus.gives', { reward: rewardText(i18n, { kind, currency }, amount) });
    if (size.kind === 'percent')
      return t(kind === 'bonus' ? 'percentBonus' : 'percentCash', {
        percent: percent(size.percent),
        most: round(size.most),
      });
    return size.kind === 'fixed' ? rewardText(i18n, { kind, currency }, size.amount) : '';
  };
  const wagering = ({ kind, wagering: { times }, winnings }: DepositBonus) => {
    if (times === 0) return t('fact.noWagering');
    const of = winnings !== null ? 'timesWinnings' : kind === 'bonus' ? 'timesBonus' : 'times';
    return t(`fact.${of}`, { times: count(times / 100) });
  };

  return (bonus) => {
    const { kind, least, endsAt } = bonus;
    const missing = missingFor(bonus, minor, currency);
    const facts = [
      t('depositBonus.from', { amount: round(least) }),
      kind !== 'points' && t('depositBonus.wagering', { wagering: wagering(bonus) }),
      // It is over at the moment itself: one that ends at midnight has its last day before.
      endsAt !== null && t('depositBonus.lastDay', { day: day(Date.parse(endsAt) - 1) }),
    ];
    return (
      <>
        <Text as="span" size="small" tone={missing > 0n ? 'muted' : 'gain'} strong>
          {given(bonus)}
        </Text>
        <br />
        {facts.filter((fact) => fact !== false).join(' · ')}
        {missing > 0n && (
          <>
            <br />
            <Text as="span" size="small" tone="live">
              {t('depositBonus.missing', { amount: round(toWire(missing, currency)) })}
            </Text>
          </>
        )}
      </>
    );
  };
}
