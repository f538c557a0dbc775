import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../data/cache/query-client';
import { useMemberInfo } from '../../data/session/member-info';
import { MemberMenu } from './member-menu';
import { Wallet } from './wallet';

interface MemberToolsProps {
  /** Where the person may go, as items of a list; `onChoose` closes the menu. */
  places: (onChoose: () => void) => ReactNode;
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

function Tools({ places, waiting }: MemberToolsProps) {
  const info = useMemberInfo();
  if (!info.data) return waiting;
  return (
    <>
      <Wallet info={info.data} />
      <MemberMenu info={info.data} places={places} />
    </>
  );
}
