import type { i18n } from 'i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import {
  withdrawalApproved,
  withdrawalDisputed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalReminded,
  withdrawalResolved,
} from '#libs/cashier/common/withdrawal.events';
import { type PushToast, toastOn } from '../../data/push/push-toasts';
import { type WithdrawalNotice, withdrawalNoticeText } from '../../i18n/notice-text';
import { PATHS, pathOf } from '../../routes/paths';

type Pushed = WithdrawalSummary & { at: string; site: string };

function withdrawalToast(
  translator: i18n,
  data: Pushed,
  { notice, tone, amount }: { notice: WithdrawalNotice; tone: PushToast['tone']; amount: string },
): PushToast {
  const values = { ...data, amount, reason: data.rejectReason ?? '' };
  return {
    ...withdrawalNoticeText(translator, notice, values),
    tone,
    link: {
      label: translator.t('messages.openWithdrawal'),
      to: pathOf(PATHS.withdrawalDetail, { id: data.id }),
    },
  };
}

/** Says the amount of the whole withdrawal. */
const aboutWithdrawal =
  (notice: WithdrawalNotice, tone: PushToast['tone']) => (data: Pushed, translator: i18n) =>
    withdrawalToast(translator, data, { notice, tone, amount: data.amount });

/** Says the amount of the payout that is unanswered or was disputed. */
const aboutPayout = (notice: WithdrawalNotice, tone: PushToast['tone']) => (data: Pushed, translator: i18n) =>
  withdrawalToast(translator, data, { notice, tone, amount: data.tranche?.amount ?? data.amount });

/**
 * A payout that was sent opens the receipt dialog and needs no toast. One that counts as received against the member's answer
 * is announced by `withdrawalResolved`.
 */
export const withdrawalToasts = [
  ...toastOn([withdrawalApproved], aboutWithdrawal('approved', 'gain')),
  ...toastOn([withdrawalRejected], aboutWithdrawal('rejected', 'live')),
  ...toastOn([withdrawalReminded], aboutPayout('reminded', 'live')),
  ...toastOn([withdrawalDisputed], aboutPayout('disputed', 'neutral')),
  ...toastOn([withdrawalReceived], (data, translator) => {
    const { by, part: amount } = data;
    if (by === 'forced') return null;
    if (by === 'member')
      return withdrawalToast(translator, data, { notice: 'received', tone: 'gain', amount });
    return withdrawalToast(translator, data, { notice: 'autoReceived', tone: 'neutral', amount });
  }),
  ...toastOn([withdrawalResolved], (data, translator) => {
    const { outcome, part: amount } = data;
    if (outcome === 'resent') return null;
    return withdrawalToast(translator, data, { notice: outcome, tone: 'neutral', amount });
  }),
];
