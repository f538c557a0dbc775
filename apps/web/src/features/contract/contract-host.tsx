import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { WithPhrases } from '../../app/with-phrases';
import { queryClient } from '../session/query-client';
import { waitingOffersQuery } from './contract.api';
import { ContractDialog } from './contract-dialog';
import { contractDialog } from './contract-dialog-actor';
import { ContractNotices } from './contract-notices';
import { keepContracts } from './keep-contracts';

/** For agents, on every page: keeps contracts current, tells of them, and asks about offers. */
export default function ContractHost() {
  const waiting = useQuery(waitingOffersQuery, queryClient);
  const list = waiting.data?.list;
  useEffect(() => keepContracts(), []);
  useEffect(() => {
    if (list) contractDialog.send({ type: 'OFFERS', offers: list });
  }, [list]);
  useEffect(() => () => contractDialog.send({ type: 'LOG_OUT' }), []);
  const offer = useSelector(contractDialog, ({ context }) => context.offer);
  return (
    <WithPhrases bundle="agency" waiting={null}>
      <ContractNotices />
      {offer && <ContractDialog key={offer.id} offer={offer} />}
    </WithPhrases>
  );
}
