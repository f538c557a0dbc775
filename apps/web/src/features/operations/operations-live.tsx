import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { broadcastEdited } from '#libs/messaging/common/messaging.events';
import { serviceCaseChanged } from '#libs/messaging/common/service.events';
import { memberNotesChanged } from '#libs/operations/common/member-notes.events';
import { queueChanged } from '#libs/operations/common/queue.events';
import type { BoardMessage } from '#libs/platform/common/board';
import { campaignEdited, mallChanged } from '#libs/rewards/common/rewards.events';
import { restrictionsChanged } from '#libs/safer-play/common/restriction.events';
import { announcementEdited, siteChanged } from '#libs/site/common/site.events';
import { applyBoard, onBoard } from '../../data/socket/boards';
import { openConnection } from '../../data/socket/connection';
import { NOTES_KEY, RESTRICTIONS_KEY } from './member-panel.api';
import { countsQuery, LISTS_KEY } from './operations.api';
import { endOperator, operationsQueries, refreshOperator, useOperator } from './operator-store';
import { showInCase } from './threads/show-in-case';

/** The operators' connection: the board says that something has changed, and the lists are read again. Draws nothing. */
export function OperationsLive() {
  useCurrentPermissions();
  useEffect(() => {
    const renew = () => void operationsQueries.invalidateQueries({ queryKey: LISTS_KEY });
    const renewNotes = () => void operationsQueries.invalidateQueries({ queryKey: NOTES_KEY });
    const renewRestrictions = () => void operationsQueries.invalidateQueries({ queryKey: RESTRICTIONS_KEY });
    const releases = [
      onBoard(queueChanged, (counts) => {
        operationsQueries.setQueryData(countsQuery.queryKey, counts);
        renew();
      }),
      onBoard(serviceCaseChanged, showInCase),
      onBoard(memberNotesChanged, renewNotes),
      onBoard(restrictionsChanged, renewRestrictions),
      onBoard(siteChanged, renew),
      onBoard(announcementEdited, renew),
      onBoard(broadcastEdited, renew),
      onBoard(campaignEdited, renew),
      onBoard(mallChanged, renew),
    ];
    const connection = openConnection({
      auth: () => ({ operator: true }),
      // Boards are not replayed: what happened meanwhile is read.
      ready: () => {
        void operationsQueries.invalidateQueries({ queryKey: countsQuery.queryKey });
        renew();
        renewNotes();
      },
      received: (name, message) => applyBoard(name, (message as BoardMessage).data),
      ended: (reason) => endOperator(reason !== 'logout'),
    });
    return () => {
      for (const release of releases) release();
      connection.close();
    };
  }, []);
  return null;
}

/** Reads the session anew when the roles, or who has them, have changed since it was read. */
function useCurrentPermissions(): void {
  const current = useQuery(countsQuery).data?.accessVersion;
  const operator = useOperator();
  const read = operator.status === 'operator' ? operator.session.accessVersion : undefined;
  useEffect(() => {
    if (current !== undefined && read !== undefined && current !== read) void refreshOperator();
  }, [current, read]);
}
