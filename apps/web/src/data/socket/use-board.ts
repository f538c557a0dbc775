import { useEffect } from 'react';
import type { AnyBoard, ShownOn } from '#libs/platform/common/board';
import { useSession } from '../session/session-store';
import { onBoard, onReconnect } from './boards';
import { holdPublicConnection } from './public-connection';

/**
 * Shows each new state of a board, to guests too. `renew` is called when the connection was broken, because a board that
 * was pushed meanwhile is not pushed again. Both have to keep their identity.
 */
export function useBoard<B extends AnyBoard>(
  board: B,
  show: (data: ShownOn<B>) => void,
  renew: () => void,
): void {
  const { status } = useSession();
  useEffect(() => (status === 'guest' ? holdPublicConnection() : undefined), [status]);
  useEffect(() => onBoard(board, show), [board, show]);
  useEffect(() => onReconnect(renew), [renew]);
}
