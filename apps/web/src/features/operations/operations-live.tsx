import { useEffect } from 'react';
import { queueChanged } from '#libs/operations/common/queue.events';
import type { BoardMessage } from '#libs/platform/common/board';
import { openLine } from '../../realtime/line';
import { applyBoard, onBoard } from '../../realtime/push-handlers';
import { countsQuery, LISTS } from './operations.api';
import { endOperator, operationsQueries } from './operator-store';

/** The operators' line: the board says that something has changed, and the lists are read again. Draws nothing. */
export function OperationsLive() {
  useEffect(() => {
    const renew = () => void operationsQueries.invalidateQueries({ queryKey: LISTS });
    const forget = onBoard(queueChanged, (counts) => {
      operationsQueries.setQueryData(countsQuery.queryKey, counts);
      renew();
    });
    const line = openLine({
      auth: () => ({ operator: true }),
      // Boards are not replayed: what happened meanwhile is read.
      ready: () => {
        void operationsQueries.invalidateQueries({ queryKey: countsQuery.queryKey });
        renew();
      },
      received: (name, message) => applyBoard(name, (message as BoardMessage).data),
      ended: (reason) => endOperator(reason !== 'logout'),
    });
    return () => {
      forget();
      line.close();
    };
  }, []);
  return null;
}
