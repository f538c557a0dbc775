import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contractAccepted, contractRejected, contractTerminated } from '#libs/agency/common/contract.events';
import { onPush } from '../../realtime/push-handlers';
import { useToast } from '../../ui/toast';
import { type Notice, noticeOf } from './contract-notice';
import { usePeriodText } from './use-period-text';

const PUSHES = [contractAccepted, contractRejected, contractTerminated];

/** Tells what became of contracts, on whatever page the agent is. Offers are asked about in a dialog instead. */
export function ContractNotices() {
  const { t } = useTranslation('agency');
  const toast = useToast();
  const navigate = useNavigate();
  const { from } = usePeriodText();
  useEffect(() => {
    const tell = (notice: Notice, id: string) =>
      toast.show({
        title: t(`contract.notice.${notice.title}`, notice.words),
        text: t(`contract.notice.${notice.text}`, {
          ...notice.words,
          kind: t(`contract.kinds.${notice.kind}`),
          time: notice.at === null ? '' : from(notice.at),
        }),
        tone: notice.tone,
        timeoutMs: 8000,
        action: {
          label: t('contract.notice.open'),
          onAction: () => void navigate(`/agentHome/contracts/${id}`),
        },
      });
    const forget = PUSHES.map((push) =>
      onPush(push, (contract) => {
        const notice = noticeOf(contract, t('contract.house'));
        if (notice) tell(notice, contract.id);
      }),
    );
    return () => {
      for (const each of forget) each();
    };
  }, [t, toast, navigate, from]);
  return null;
}
