import type { ContractDetail, ContractSummary } from '#libs/agency/common/contract.calls';
import { contractAccepted, contractRejected, contractTerminated } from '#libs/agency/common/contract.events';
import { type PushToast, toastOn } from '../../data/push/push-toasts';
import { agentPath } from '../../routes/paths';
import { periodText } from './use-period-text';

type Pushed = ContractSummary & Pick<ContractDetail, 'timeline'>;

interface Notice {
  title: 'accepted' | 'youAccepted' | 'lowered' | 'rejected' | 'withdrawn' | 'endsReceived' | 'endsGiven';
  text: 'acceptedText' | 'loweredText' | 'rejectedText' | 'withdrawnText' | 'endsText';
  tone: PushToast['tone'];
  /** When the contract starts or ends. */
  at: string | null;
}

/** A new offer has no toast: the dialog asks about it. */
export const contractToasts = toastOn(
  [contractAccepted, contractRejected, contractTerminated],
  (contract, translator) => {
    const notice = noticeOf(contract);
    if (!notice) return null;
    const t = translator.getFixedT(null, 'agency');
    const values = {
      upline: contract.upline?.account ?? t('contract.house'),
      downline: contract.downline.account,
      kind: t(`contract.kinds.${contract.kind}`),
      time: notice.at === null ? '' : periodText(translator.language).from(notice.at),
    };
    return {
      title: t(`contract.notice.${notice.title}`, values),
      text: t(`contract.notice.${notice.text}`, values),
      tone: notice.tone,
      link: { label: t('contract.notice.open'), to: agentPath('contracts', `/${contract.id}`) },
    };
  },
);

/** `null` if the agent did it himself, or nothing changes yet. */
export function noticeOf(contract: Pushed): Notice | null {
  const { side, status, timeline, inForceFrom, inForceUntil, endReason } = contract;
  const given = side === 'given';
  switch (status) {
    case 'active':
      // Terms that a rule lowered were never offered.
      if (timeline[0]?.status === 'active')
        return { title: 'lowered', text: 'loweredText', at: inForceFrom, tone: 'live' };
      return {
        title: given ? 'accepted' : 'youAccepted',
        text: 'acceptedText',
        at: inForceFrom,
        tone: 'gain',
      };
    case 'rejected':
      return given ? { title: 'rejected', text: 'rejectedText', at: null, tone: 'neutral' } : null;
    case 'withdrawn':
      return given ? null : { title: 'withdrawn', text: 'withdrawnText', at: null, tone: 'neutral' };
    case 'ending':
      // Newer terms have a toast of their own.
      if (endReason === 'replaced') return null;
      return {
        title: given ? 'endsGiven' : 'endsReceived',
        text: 'endsText',
        at: inForceUntil,
        tone: 'live',
      };
    case 'ended':
    case 'offered':
      return null;
  }
}
