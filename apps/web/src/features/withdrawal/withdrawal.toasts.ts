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

function toastOf(
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

/** About the whole withdrawal. */
const ofWhole = (notice: WithdrawalNotice, tone: PushToast['tone']) => (data: Pushed, translator: i18n) =>
  toastOf(translator, data, { notice, tone, amount: data.amount });

/** About the tranche that waits for an answer or was disputed. */
const ofTranche = (notice: WithdrawalNotice, tone: PushToast['tone']) => (data: Pushed, translator: i18n) =>
  toastOf(translator, data, { notice, tone, amount: data.tranche?.amount ?? data.amount });

/** A paid tranche opens the receipt dialog and needs no toast. A forced receipt is announced by `withdrawalResolved`. */
export const withdrawalToasts = [
  ...toastOn([withdrawalApproved], ofWhole('approved', 'gain')),
  ...toastOn([withdrawalRejected], ofWhole('rejected', 'live')),
  ...toastOn([withdrawalReminded], ofTranche('reminded', 'live')),
  ...toastOn([withdrawalDisputed], ofTranche('disputed', 'neutral')),
  ...toastOn([withdrawalReceived], (data, translator) => {
    const { by, part: amount } = data;
    if (by === 'forced') return null;
    if (by === 'member') return toastOf(translator, data, { notice: 'received', tone: 'gain', amount });
    return toastOf(translator, data, { notice: 'autoReceived', tone: 'neutral', amount });
  }),
  ...toastOn([withdrawalResolved], (data, translator) => {
    const { outcome, part: amount } = data;
    if (outcome === 'resent') return null;
    return toastOf(translator, data, { notice: outcome, tone: 'neutral', amount });
  }),
];
