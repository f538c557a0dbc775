import { queryOptions } from '@tanstack/react-query';
import { findDraw, findDrawAt } from '#libs/lottery/common/draws/draw-times';
import type { LotteryGame } from '#libs/lottery/common/games';
import { queryClient } from '../../../data/cache/query-client';
import { KEYS, proofQuery, ticketQuery, ticketsQuery } from '../lottery.api';
import type { DrawToVerify } from './verify-draw';

/** The number of the draw before, by the schedule: its sale ended when this one's began. */
export function drawBefore(game: LotteryGame, drawNo: string): string | null {
  const draw = findDraw(game, drawNo);
  const before = draw && new Date(draw.openAt.getTime() + game.saleEndsSeconds * 1000);
  return before && (findDrawAt(game, before)?.drawNo ?? null);
}

async function readAll(game: LotteryGame, drawNo: string): Promise<DrawToVerify> {
  const before = drawBefore(game, drawNo);
  const [proof, earlier, page] = await Promise.all([
    queryClient.fetchQuery(proofQuery(game.code, drawNo)),
    // One that the brand was not there for yet proves nothing.
    before === null ? null : queryClient.fetchQuery(proofQuery(game.code, before)).catch(() => null),
    queryClient.fetchQuery(ticketsQuery({ gameCode: game.code, drawNo }, 1)),
  ]);
  const tickets = await Promise.all(
    page.list.map(({ ticketId }) => queryClient.fetchQuery(ticketQuery(ticketId))),
  );
  return { game, drawNo, proof, earlier, tickets };
}

/** All that a draw is worked out again from. Nothing more is asked for afterwards. */
export const verificationQuery = (game: LotteryGame, drawNo: string) =>
  queryOptions({
    queryKey: [KEYS.proof, game.code, drawNo, 'all'] as const,
    queryFn: () => readAll(game, drawNo),
    staleTime: 0,
  });
