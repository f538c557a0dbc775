import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { depositCredited, depositFailed } from '#libs/cashier/common/deposit.events';
import { onPush } from '../../realtime/push-handlers';
import { useToast } from '../../ui/toast';
import { type NoticeData, useNoticeText } from '../session/use-notice-text';
import { keepDeposits } from './keep-deposits';

/** Tells what became of a deposit, on whatever page the member is. */
export function DepositNotices() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const textOf = useNoticeText();
  useEffect(() => keepDeposits(), []);
  useEffect(() => {
    const tell = (tone: 'gain' | 'live') => (data: NoticeData & { id: string }) => {
      const action = {
        label: t('messages.open'),
        onAction: () => void navigate(`/member/deposits/${data.id}`),
      };
      toast.show({ ...textOf(data), tone, timeoutMs: 8000, action });
    };
    const forget = [onPush(depositCredited, tell('gain')), onPush(depositFailed, tell('live'))];
    return () => {
      for (const each of forget) each();
    };
  }, [t, toast, navigate, textOf]);
  return null;
}
