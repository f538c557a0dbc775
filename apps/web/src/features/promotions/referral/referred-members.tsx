import { useTranslation } from 'react-i18next';
import type { ValueOf } from '#libs/platform/common/call';
import type { getReferrals, ReferralSteps, ReferredMember } from '#libs/rewards/common/referrals.calls';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { EmptyState } from '../../../ui/art/empty-state';
import { Pager } from '../../../ui/data/pager';
import { Card } from '../../../ui/layout/card';
import { Row } from '../../../ui/layout/row';
import { Section } from '../../../ui/layout/section';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import { ReferralStatePill } from './referral-state-pill';

interface ReferredMembersProps {
  found: ValueOf<typeof getReferrals>;
  page: number;
  onPage: (page: number) => void;
}

/** Those who registered with the member's link, the newest first, each with what is still missing. */
export function ReferredMembers({ found, page, onPage }: ReferredMembersProps) {
  const { t } = useTranslation('rewards', { keyPrefix: 'referral' });
  const { count } = useAmountText();
  const { list, total, totalPages, rewarded } = found;
  return (
    <Section title={t('friends')}>
      {total === 0 ? (
        <EmptyState heading="h3" title={t('noFriends')} text={t('noFriendsText')} />
      ) : (
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {t('counts', { count: total, shown: count(total), rewarded: count(rewarded) })}
          </Text>
          <Stack as="ul" gap={3} aria-label={t('friends')}>
            {list.map((friend) => (
              <Friend key={`${friend.registeredAt} ${friend.name}`} friend={friend} />
            ))}
          </Stack>
          <Pager page={page} pages={totalPages} onPage={onPage} />
        </Stack>
      )}
    </Section>
  );
}

function Friend({ friend }: { friend: ReferredMember }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'referral' });
  const { dateTime } = useMomentText();
  const { name, registeredAt, state, steps, endsAt } = friend;
  return (
    <Card as="li">
      <Stack gap={1}>
        <Row justify="apart">
          <Text strong>
            <bdi>{name}</bdi>
          </Text>
          <ReferralStatePill state={state} />
        </Row>
        <Text size="small" tone="muted">
          {t('registered', { at: dateTime(registeredAt) })}
        </Text>
        {state === 'open' && steps && endsAt && (
          <>
            <Missing steps={steps} />
            <Text size="small" tone="muted">
              {t('until', { at: dateTime(endsAt) })}
            </Text>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Missing({ steps: { mobile, deposit, standsFrom, play } }: { steps: ReferralSteps }) {
  const { t } = useTranslation('rewards', { keyPrefix: 'referral' });
  const { dateTime } = useMomentText();
  const missing = [
    !mobile && t('steps.mobile'),
    !deposit && t('steps.deposit'),
    !play && t('steps.play'),
  ].filter((step) => step !== false);
  return (
    <>
      {missing.length > 0 && <Text size="small">{t('missing', { steps: missing.join(' · ') })}</Text>}
      {standsFrom && <Text size="small">{t('standsFrom', { at: dateTime(standsFrom) })}</Text>}
    </>
  );
}
