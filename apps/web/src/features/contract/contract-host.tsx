import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { queryClient } from '../../data/cache/query-client';
import { waitingOffersQuery } from './contract.api';
import { ContractDialog } from './contract-dialog';
import { contractDialog } from './contract-dialog-actor';

/** Asks an agent about offers, on every page. */
export default function ContractHost() {
  const waiting = useQuery(waitingOffersQuery, queryClient);
  const list = waiting.data?.list;
  useEffect(() => {
    if (list) contractDialog.send({ type: 'OFFERS', offers: list });
  }, [list]);
  useEffect(() => () => contractDialog.send({ type: 'LOG_OUT' }), []);
  const offer = useSelector(contractDialog, ({ context }) => context.offer);
  return offer ? <ContractDialog key={offer.id} offer={offer} /> : null;
}
