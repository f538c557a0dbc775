import { drawClosed, drawDrawn, drawMoved, drawOpened } from '#libs/lottery/common/draws.events';
import type { ShownOn } from '#libs/platform/common/board';
import { queryClient } from '../../../data/cache/query-client';
import { useBoard } from '../../../data/socket/use-board';
import { type CurrentDraw, KEYS } from '../lottery.api';
import { renewNext } from './renew-next';

/** What a further result changes, in all games. */
const SHOWN_RESULTS = [KEYS.games, KEYS.results, KEYS.trend];

/** Puts what a board says into the queries of all games that are read. */
function show({ games }: ShownOn<typeof drawOpened>): void {
  for (const { gameCode, current, last } of games) {
    const queryKey = [KEYS.current, gameCode];
    const held = queryClient.getQueryData<CurrentDraw>(queryKey);
    if (!held) continue;
    const shown = renewNext(held, { draw: current, last });
    queryClient.setQueryData<CurrentDraw>(queryKey, shown);
    // What its numbers cost and whether it is suspended: no board says that of the draw after the current one.
    if (held.next && !shown.next) void queryClient.invalidateQueries({ queryKey });
  }
}

function showDrawn(board: ShownOn<typeof drawDrawn>): void {
  show(board);
  for (const key of SHOWN_RESULTS) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** What shows when a draw is that comes after the current one, which no board names. */
const SHOWN_TIMES = [KEYS.current, KEYS.games, KEYS.tickets, KEYS.ticket, KEYS.chases, KEYS.chase];

function showMoved(board: ShownOn<typeof drawMoved>): void {
  show(board);
  for (const key of SHOWN_TIMES) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Draws that were pushed while the connection was broken are not pushed again. */
const renew = (): void => {
  for (const key of [KEYS.current, ...SHOWN_RESULTS]) void queryClient.invalidateQueries({ queryKey: [key] });
};

/** Keeps the draws of all games current while a page of the lottery is open. */
export function useDrawBoards(): void {
  useBoard(drawOpened, show, renew);
  useBoard(drawMoved, showMoved, renew);
  useBoard(drawClosed, show, renew);
  useBoard(drawDrawn, showDrawn, renew);
}
