import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contractChart } from '#libs/agency/common/contract.chart';
import { openMoves } from '#libs/platform/common/chart';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { contractDialog } from './contract-dialog-actor';
import styles from './contract-pages.module.css';
import type { ContractDetail } from './contract-snapshots';
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
    <div className={styles.moves}>
      {moves.includes('ACCEPT') && (
        <Button tone="primary" size="large" onClick={() => contractDialog.send({ type: 'TAKE_UP', id })}>
          {t('contract.detail.answer')}
        </Button>
      )}
      {renews && (
        <ButtonLink render={<Link to={`../new?downline=${downline.id}&kind=${kind}`} relative="path" />}>
          {t('contract.detail.renew')}
        </ButtonLink>
      )}
      {ends && (
        <Button tone="danger" onClick={() => setEnding(true)}>
          {t(moves.includes('WITHDRAW') ? 'contract.detail.withdraw' : 'contract.detail.terminate')}
        </Button>
      )}
      <EndDialog detail={detail} open={ending && ends} onClose={() => setEnding(false)} />
    </div>
  );
}
