import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { useMemberInfo } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { MemberMenu } from './member-menu';
import styles from './member-tools.module.css';
import { Wallet } from './wallet';

/** The header's part for who is logged in: wallet, deposit, and the person's menu. */
export default function MemberTools({ receipts }: { receipts: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Tools receipts={receipts} />
    </QueryClientProvider>
  );
}

function Tools({ receipts }: { receipts: ReactNode }) {
  const info = useMemberInfo();
  if (!info.data) return <Skeleton shape="block" className={styles.waiting} />;
  return (
    <>
      <Wallet info={info.data} refreshing={info.isFetching} onRefresh={() => void info.refetch()} />
      <MemberMenu info={info.data} receipts={receipts} />
    </>
  );
}
