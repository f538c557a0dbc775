import type { ContractSummary } from '#libs/agency/common/contract.calls';

/** Between the two moments that one transaction writes; nobody reads an offer so fast. */
const LOWERED_WITHIN_MS = 100;

export interface Notice {
  title: 'accepted' | 'youAccepted' | 'lowered' | 'rejected' | 'withdrawn' | 'endsReceived' | 'endsGiven';
  text: 'acceptedText' | 'loweredText' | 'rejectedText' | 'withdrawnText' | 'endsText';
  kind: ContractSummary['kind'];
  words: { upline: string; downline: string };
  /** When it begins or ends to count. */
  at: string | null;
  tone: 'gain' | 'live' | 'neutral';
}

/** What a pushed contract is told as; `null` where the agent knows, having done it, or nothing changes yet. */
export function noticeOf(contract: ContractSummary, house: string): Notice | null {
  const { kind, side, status, upline, downline } = contract;
  const given = side === 'given';
  const words = { upline: upline?.account ?? house, downline: downline.account };
  const notice = (
    title: Notice['title'],
    text: Notice['text'],
    at: string | null,
    tone: Notice['tone'],
  ): Notice => ({ title, text, kind, words, at, tone });
  switch (status) {
    case 'active':
      if (isLowered(contract)) return notice('lowered', 'loweredText', contract.inForceFrom, 'live');
      return notice(given ? 'accepted' : 'youAccepted', 'acceptedText', contract.inForceFrom, 'gain');
    case 'rejected':
      return given ? notice('rejected', 'rejectedText', null, 'neutral') : null;
    case 'withdrawn':
      return given ? null : notice('withdrawn', 'withdrawnText', null, 'neutral');
    case 'ending':
      // Newer terms tell of themselves.
      if (contract.endReason === 'replaced') return null;
      return notice(given ? 'endsGiven' : 'endsReceived', 'endsText', contract.inForceUntil, 'live');
    case 'ended':
    case 'offered':
      return null;
  }
}

/** Terms that a rule lowered were never offered: they begin accepted, in one transaction. */
const isLowered = ({ offeredAt, answeredAt }: ContractSummary): boolean =>
  answeredAt !== null && Date.parse(answeredAt) - Date.parse(offeredAt) < LOWERED_WITHIN_MS;
