import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import type { ValueOf } from '#libs/platform/common/call';
import type { getReferrals } from '#libs/rewards/common/referrals.calls';
import { useMomentText } from '../../../i18n/use-moment-text';
import { LinkButton } from '../../../routes/link-button';
import { PATHS } from '../../../routes/paths';
import { Timeline, type TimelineItem } from '../../../ui/data/timeline';
import { Card } from '../../../ui/layout/card';
import { Row } from '../../../ui/layout/row';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { rewardText, roundText } from '../shared/reward-text';
import { ReferralStatePill } from './referral-state-pill';

type Own = NonNullable<ValueOf<typeof getReferrals>['own']>;

/** What a member who was referred gets, and what is still missing. */
export function OwnReferral({ own }: { own: Own }) {
  const { t, i18n } = useTranslation('rewards', { keyPrefix: 'referral' });
  const { dateTime } = useMomentText();
  const { offer, state, steps, endsAt, bet } = own;
  const money = (amount: string) => roundText(amount, offer.currency, i18n.language);
  const stateOf = (isDone: boolean): TimelineItem['state'] => (isDone ? 'done' : 'todo');
  const way = steps && wayTo(steps);
  const asks = (amount: string) => parseAmount(amount, offer.currency) > 0n;
  const items = steps
    ? [
        { id: 'mobile', label: t('steps.mobile'), state: stateOf(steps.mobile) },
        asks(offer.deposit) && {
          id: 'deposit',
          label: t('steps.depositOf', { amount: money(offer.deposit) }),
          state: stateOf(steps.deposit && steps.standsFrom === null),
          ...(steps.standsFrom && { note: t('standsFrom', { at: dateTime(steps.standsFrom) }) }),
        },
        asks(offer.validBet) && {
          id: 'play',
          label: t('steps.playOf', { done: money(bet), target: money(offer.validBet) }),
          state: stateOf(steps.play),
        },
      ].filter((item) => item !== false)
    : [];
  return (
    <Card>
      <Stack gap={3}>
        <Row justify="apart">
          <Text as="h2" size="lead" strong>
            {t('own', { reward: rewardText(i18n, offer, offer.amount) })}
          </Text>
          <ReferralStatePill state={state} />
        </Row>
        {state === 'open' && steps && (
          <>
            <Timeline label={t('ownSteps')} items={items} />
            {endsAt && (
              <Text size="small" tone="muted">
                {t('until', { at: dateTime(endsAt) })}
              </Text>
            )}
            {way && <LinkButton to={way.to}>{t(`way.${way.step}`)}</LinkButton>}
          </>
        )}
        {state === 'claim' && <LinkButton to={PATHS.rewardCenter}>{t('toRewards')}</LinkButton>}
      </Stack>
    </Card>
  );
}

/** Where the first step that is missing is done. */
function wayTo({ mobile, deposit, play }: NonNullable<Own['steps']>) {
  if (!mobile) return { step: 'mobile', to: PATHS.security } as const;
  if (!deposit) return { step: 'deposit', to: PATHS.deposit } as const;
  return play ? null : ({ step: 'play', to: PATHS.home } as const);
}
