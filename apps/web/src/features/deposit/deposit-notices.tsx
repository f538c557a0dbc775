import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { depositCredited, depositFailed } from '#libs/cashier/common/deposit.events';
import { onPush } from '../../realtime/push-handlers';
import { useToast } from '../../ui/toast';
import { queryClient } from '../session/query-client';
import { type NoticeData, useNoticeText } from '../session/use-notice-text';
import { keepDeposits } from './keep-deposits';

/** The bank's page is in the language that the member read when its address was made. */
const fetchPayUrls = () => void queryClient.invalidateQueries({ queryKey: ['deposit'] });

/** Tells what became of a deposit, on whatever page the member is. */
export function DepositNotices() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const textOf = useNoticeText();
  useEffect(() => keepDeposits(), []);
  useEffect(() => {
    i18n.on('languageChanged', fetchPayUrls);
    return () => i18n.off('languageChanged', fetchPayUrls);
  }, [i18n]);
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
