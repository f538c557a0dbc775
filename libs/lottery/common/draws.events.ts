import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';
import { drawnDraw, runningDraw } from './draws.calls.js';

const games = z.object({
  games: z.array(
    z.object({ gameCode: z.string(), current: runningDraw.nullable(), last: drawnDraw.nullable() }),
  ),
});

export const drawOpened = defineBoard({
  name: 'draw.opened',
  summary:
    'The sale of a draw has begun: each game of the lottery with its draw that comes next and its last one',
  audience: 'everybody',
  data: games,
});

export const drawMoved = defineBoard({
  name: 'draw.moved',
  summary: 'Operators have moved a draw of an outside lottery to another day: as `draw.opened`',
  audience: 'everybody',
  data: games,
});

export const drawClosed = defineBoard({
  name: 'draw.closed',
  summary: 'The sale of a draw is over, and the round of the beacon that decides is fixed: as `draw.opened`',
  audience: 'everybody',
  data: games,
});

export const drawDrawn = defineBoard({
  name: 'draw.drawn',
  summary: 'A draw has its result, or is void: as `draw.opened`',
  audience: 'everybody',
  data: games,
});

export const drawSettled = defineBoard({
  name: 'draw.settled',
  summary: 'All tickets of a draw are settled, or their stakes are back: as `draw.opened`',
  audience: 'everybody',
  data: games,
});
