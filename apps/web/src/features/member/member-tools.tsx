import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../data/cache/query-client';
import { useMemberInfo } from '../../data/session/member-info';
import { MemberMenu } from './member-menu';
import { Wallet } from './wallet';

interface MemberToolsProps {
  /** How many payouts wait for the member's word. */
  receipts: ReactNode;
  /** Holds the place until it is known who is logged in. */
  waiting: ReactNode;
}

/** The header's part for who is logged in: wallet, deposit, and the person's menu. */
export default function MemberTools(props: MemberToolsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Tools {...props} />
    </QueryClientProvider>
  );
}

function Tools({ receipts, waiting }: MemberToolsProps) {
  const info = useMemberInfo();
  if (!info.data) return waiting;
  return (
    <>
      <Wallet info={info.data} refreshing={info.isFetching} onRefresh={() => void info.refetch()} />
      <MemberMenu info={info.data} receipts={receipts} />
    </>
  );
}
