import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import {
  withdrawalApproved,
  withdrawalDisputed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalReminded,
  withdrawalResolved,
} from '#libs/cashier/common/withdrawal.events';
import { onPush } from '../../realtime/push-handlers';
import { useToast } from '../../ui/toast';
import { useWithdrawalNoticeText, type WithdrawalNotice } from '../session/use-withdrawal-notice-text';
import { keepWithdrawals } from './keep-withdrawals';

type Tone = 'neutral' | 'gain' | 'live';

/** Tells what became of a withdrawal, on whatever page the member is. What was sent, also again, is asked in a dialog. */
export function WithdrawalNotices() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const textOf = useWithdrawalNoticeText();
  useEffect(() => keepWithdrawals(), []);
  useEffect(() => {
    const tell = (
      notice: WithdrawalNotice,
      tone: Tone,
      data: Parameters<typeof textOf>[1] & { id: string },
    ) => {
      const action = {
        label: t('messages.openWithdrawal'),
        onAction: () => void navigate(`/member/withdrawals/${data.id}`),
      };
      toast.show({ ...textOf(notice, data), tone, timeoutMs: 8000, action });
    };
    const forget = [
      onPush(withdrawalApproved, (data) => tell('approved', 'gain', data)),
      onPush(withdrawalRejected, (data) =>
        tell('rejected', 'live', { ...data, reason: data.rejectReason ?? '' }),
      ),
      onPush(withdrawalReminded, (data) => tell('reminded', 'live', partOf(data))),
      onPush(withdrawalDisputed, (data) => tell('disputed', 'neutral', partOf(data))),
      onPush(withdrawalReceived, (data) => {
        const told = { ...data, amount: data.part };
        if (data.by === 'member') tell('received', 'gain', told);
        if (data.by === 'timeout') tell('autoReceived', 'neutral', told);
      }),
      onPush(withdrawalResolved, (data) => {
        const told = { ...data, amount: data.part };
        if (data.outcome !== 'resent') tell(data.outcome, 'neutral', told);
      }),
    ];
    return () => {
      for (const each of forget) each();
    };
  }, [t, toast, navigate, textOf]);
  return null;
}

/** Told is what was sent, not what was ordered. */
const partOf = <Data extends Pick<WithdrawalSummary, 'amount' | 'tranche'>>(data: Data): Data => ({
  ...data,
  amount: data.tranche?.amount ?? data.amount,
});
