import { useEffect, useMemo } from 'react';
import { type AnyBoard, type ShownOn, topicName } from '#libs/platform/common/board';
import { useBoard } from './use-board';
import { watchBoard } from './watched-boards';

/** As `useBoard`, for one topic of a board that is pushed to those alone who watch it. */
export function useWatchedBoard<B extends AnyBoard>(
  board: B,
  topic: string,
  show: (data: ShownOn<B>) => void,
  renew: () => void,
): void {
  const name = topicName(board, topic);
  useBoard(
    useMemo(() => ({ ...board, name }), [board, name]),
    show,
    renew,
  );
  useEffect(() => watchBoard(name), [name]);
}
