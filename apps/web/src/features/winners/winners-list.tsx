import { QueryClientProvider } from '@tanstack/react-query';
import type { Winner } from '#libs/games/common/winners.calls';
import { queryClient } from '../../data/cache/query-client';
import { useAgoText } from './use-ago-text';
import { useWinners } from './use-winners';
import { WinnersTop } from './winners-top';

/** The top of the board, live. */
export default function WinnersList({ known }: { known: Winner[] }) {
  return (
    <QueryClientProvider client={queryClient}>
      <List known={known} />
    </QueryClientProvider>
  );
}

function List({ known }: { known: Winner[] }) {
  const ago = useAgoText();
  const { list = known, isFresh } = useWinners(known);
  return <WinnersTop list={list} ago={ago} isFresh={isFresh} />;
}
