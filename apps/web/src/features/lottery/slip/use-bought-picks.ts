import { useEffect } from 'react';
import { useLatest } from '../../../ui/hooks/use-latest';
import type { Order } from './use-order';

/** Clears the picks once they were bought without the slip. */
export function useBoughtPicks(
  { ticket, source }: Pick<Order, 'ticket' | 'source'>,
  clear: () => void,
): void {
  const latest = useLatest(clear);
  const bought = ticket !== null && source === 'picks' ? ticket.ticketId : null;
  useEffect(() => {
    if (bought !== null) latest.current();
  }, [bought]);
}
