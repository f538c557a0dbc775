import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { approveHeldReward, rejectHeldReward } from '#libs/operations/common/held-rewards.calls';
import type { HeldRewardDetail } from '#libs/rewards/common/held-rewards';
import { useAmountText } from '../../../i18n/use-amount-text';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Loaded } from '../../../lists/loaded';
import { Facts } from '../../../ui/data/facts';
import { Case, CasePart } from '../case';
import { CaseActions } from '../case-actions';
import { useOperatorCommand } from '../operations.api';
import { OperatorReasonDialog } from '../operator-dialogs';
import { HeldRewardPill, useHeldRewardText } from './held-reward-text';
import { heldRewardQuery } from './held-rewards.api';

/** One reward that was held: what it is, what speaks against it, and the decision. */
export function HeldRewardCase({ id }: { id: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const rewardText = useHeldRewardText();
  return (
    <Loaded query={useQuery(heldRewardQuery(id))}>
      {(found) => (
        <Case
          member={{ id: found.member, account: found.account }}
          title={rewardText(found)}
          status={<HeldRewardPill state={found.status} />}
        >
          <Facts
            items={[
              { label: t('heldRewards.promotion'), value: found.title },
              { label: t('heldRewards.held'), value: dateTime(found.heldAt) },
            ]}
          />
          {found.referral && <Referral referral={found.referral} />}
          {found.sameNetwork.length > 0 && (
            <CasePart title={t('heldRewards.sameNetwork')}>
              <p>{found.sameNetwork.map(({ account }) => account).join(' · ')}</p>
            </CasePart>
          )}
          {found.status === 'process' && <Decision found={found} />}
        </Case>
      )}
    </Loaded>
  );
}

function Referral({ referral }: { referral: NonNullable<HeldRewardDetail['referral']> }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const { dateTime } = useMomentText();
  const { referrer, referred, registeredAt, likenesses, together } = referral;
  return (
    <>
      <CasePart title={t('heldRewards.referral')}>
        <Facts
          items={[
            { label: t('heldRewards.referrer'), value: referrer.account },
            { label: t('heldRewards.referred'), value: referred.account },
            { label: t('heldRewards.registered'), value: dateTime(registeredAt) },
          ]}
        />
      </CasePart>
      <CasePart title={t('heldRewards.alike')}>
        <Facts
          items={likenesses.map(({ other, kinds }) => ({
            label: other.account,
            value: kinds.map((kind) => t(`heldRewards.kinds.${kind}`)).join(' · '),
          }))}
        />
        {together > 0 && <p>{t('heldRewards.together', { count: together, shown: count(together) })}</p>}
      </CasePart>
    </>
  );
}

function Decision({ found: { id } }: { found: HeldRewardDetail }) {
  const { t } = useTranslation('operations');
  const approve = useOperatorCommand(approveHeldReward);
  return (
    <CaseActions
      actions={[
        {
          call: approveHeldReward,
          label: t('heldRewards.approve'),
          tone: 'primary',
          hotkey: 'a',
          busy: approve.busy,
          run: () => void approve.run({ id }),
        },
        {
          call: rejectHeldReward,
          label: t('heldRewards.reject'),
          tone: 'danger',
          dialog: (close) => (
            <OperatorReasonDialog
              call={rejectHeldReward}
              inputOf={(reason) => ({ id, reason })}
              title={t('heldRewards.reject')}
              text={t('heldRewards.rejectText')}
              danger
              onClose={close}
            />
          ),
        },
      ]}
      refusal={approve.refusal}
    />
  );
}
