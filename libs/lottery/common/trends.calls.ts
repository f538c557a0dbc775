import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { drawNo, gameCode } from './ticket-lines.js';
import { TREND_PLACES } from './trends/places.js';
import { ROAD_KINDS } from './trends/roads.js';
import { MOST_LOOKED_AT, TREND_SIZES } from './trends/trend.js';

const place = z.enum(TREND_PLACES);

export const getTrend = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/:code/trend',
  summary: `How often each number came in the last draws of a game, and which sides won. Void draws are left out. A number that did not come in the last ${MOST_LOOKED_AT} draws is missing for all that were looked at`,
  access: EVERYBODY,
  input: z.strictObject({
    code: gameCode,
    /** Draws of the window. */
    size: z.coerce.number().pipe(z.literal(TREND_SIZES)).default(30),
  }),
  value: z.object({
    gameCode,
    size: z.literal(TREND_SIZES),
    /** The draws of the window, the oldest first; fewer where there are no more. */
    draws: z.array(drawNo),
    /** Draws that were looked at for one that has a number. */
    lookedAt: z.int(),
    places: z.array(
      z.object({
        place,
        numbers: z.array(
          z.object({
            number: z.string(),
            /** Draws since it last came: 0 if it is in the last one, `lookedAt` if it is in none. */
            missing: z.int(),
            /** Draws of the window that have it. */
            hits: z.int(),
            /** Of the waits that reach into the window, each counted whole. */
            averageMissing: z.number(),
            longestMissing: z.int(),
            /** Draws of the window that have it, one after the other. */
            longestRun: z.int(),
          }),
        ),
      }),
    ),
    /** The side that won in each draw of the window. */
    roads: z.array(
      z.object({
        kind: z.enum(ROAD_KINDS),
        place,
        /** Of dragon and tiger: the place of the tiger. */
        against: place.nullable(),
        marks: z.array(z.string()),
      }),
    ),
  }),
});
