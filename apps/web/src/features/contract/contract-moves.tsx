import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractDetail } from '#libs/agency/common/contract.calls';
import { contractChart } from '#libs/agency/common/contract.chart';
import { openMoves } from '#libs/platform/common/chart';
import { LinkButton } from '../../routes/link-button';
import { Button } from '../../ui/forms/button';
import { contractDialog } from './contract-dialog-actor';
import { EndDialog } from './end-dialog';

/** What the reader may do now, as the chart has it. */
export function ContractMoves({ detail }: { detail: ContractDetail }) {
  const { t } = useTranslation('agency');
  const [ending, setEnding] = useState(false);
  const { contract } = detail;
  const { id, status, side, kind, downline } = contract;
  const moves = openMoves(contractChart, status, { by: side === 'given' ? 'upline' : 'downline' });
  const ends = moves.includes('TERMINATE') || moves.includes('WITHDRAW');
  const renews = side === 'given' && status !== 'offered';
  if (moves.length === 0 && !renews) return null;
  return (
    <>
      {moves.includes('ACCEPT') && (
        <Button tone="primary" size="large" onClick={() => contractDialog.send({ type: 'REOPEN', id })}>
          {t('contract.detail.answer')}
        </Button>
      )}
      {renews && (
        <LinkButton to={`../new?downline=${downline.id}&kind=${kind}`} relative="path">
          {t('contract.detail.renew')}
        </LinkButton>
      )}
      {ends && (
        <Button tone="danger" onClick={() => setEnding(true)}>
          {t(moves.includes('WITHDRAW') ? 'contract.detail.withdraw' : 'contract.detail.terminate')}
        </Button>
      )}
      {ending && ends && <EndDialog detail={detail} onClose={() => setEnding(false)} />}
    </>
  );
}
