import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import type { RedemptionCaseDetail } from '#libs/rewards/common/mall';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Activity } from '../../../lists/activity';
import { Loaded } from '../../../lists/loaded';
import { Facts } from '../../../ui/data/facts';
import { Case, CasePart } from '../case';
import { RedemptionActions } from './redemption-actions';
import { RedemptionStatePill } from './redemption-state';
import { redemptionCaseQuery } from './redemptions.api';

/** One redemption: what it is, who receives it, what may be done, and each step. */
export function RedemptionCaseView({ id, operator }: { id: string; operator: string }) {
  const { t } = useTranslation('operations');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  return (
    <Loaded query={useQuery(redemptionCaseQuery(id))}>
      {(found) => (
        <Case
          member={{ id: found.member, account: found.account }}
          title={t('redemptions.pieces', { name: found.name, quantity: count(found.quantity) })}
          status={<RedemptionStatePill state={found.status} />}
          note={
            found.claimedBy &&
            found.claimedBy.id !== operator && (
              <p>{t('withdrawal.heldBy', { operator: found.claimedBy.account })}</p>
            )
          }
        >
          <Facts
            items={[
              { label: t('goods.type'), value: t(`goods.types.${found.type}`) },
              { label: t('redemptions.points'), value: count(found.pointsRequired) },
              parseAmount(found.amountRequired, found.unit) > 0n && {
                label: t('redemptions.money'),
                value: amount(found.amountRequired, found.unit),
              },
              { label: t('redemptions.at'), value: dateTime(found.applicationTime) },
              found.remark !== null && { label: t('redemptions.reason'), value: found.remark },
            ]}
          />
          {found.type === 'goods' && <Receiver found={found} />}
          <RedemptionActions found={found} operator={operator} />
          <Steps found={found} />
        </Case>
      )}
    </Loaded>
  );
}

function Receiver({ found: { delivery, hasDelivery } }: { found: RedemptionCaseDetail }) {
  const { t } = useTranslation('operations');
  return (
    <CasePart title={t('redemptions.receiver')}>
      {delivery ? (
        <address>
          {delivery.name}
          <br />
          <bdi>{delivery.mobile}</bdi>
          <br />
          {delivery.address}
        </address>
      ) : (
        <p>{t(hasDelivery ? 'redemptions.receiverHidden' : 'redemptions.receiverGone')}</p>
      )}
    </CasePart>
  );
}

function Steps({ found: { timeline, status } }: { found: RedemptionCaseDetail }) {
  const { t } = useTranslation('operations');
  return (
    <CasePart title={t('redemptions.timeline')}>
      <Activity
        label={t('redemptions.timeline')}
        past={timeline.map((step) => ({
          label: t(`redemptions.states.${step.status}`),
          at: step.at,
          note: step.reason ?? undefined,
          failed: step.status === 'rejected',
        }))}
        isOver={status === 'completed' || status === 'rejected'}
      />
    </CasePart>
  );
}
