import { assign, raise, setup } from 'xstate';
import type { DrawnDraw, RunningDraw } from '#libs/lottery/common/draws.calls';
import { serverNow } from '../../../data/calls/server-time';
import { providedActor } from '../../../data/provided-actor';

/** What the server says of a game: the draw that comes next, and the last one that is over. */
export interface DrawNews {
  draw: RunningDraw | null;
  last: DrawnDraw | null;
}

interface Context extends DrawNews {
  /** The draw that is followed until its numbers are there. */
  followed: RunningDraw | null;
}

type DrawEvent = { type: 'NEWS'; news: DrawNews };

const isAhead = (moment: string) => Date.parse(moment) > serverNow();

/**
 * The head of a game: a draw is on sale, closed, being drawn, and drawn; then the next one is followed. What the server
 * says counts, and where it is silent it is asked. Moments are the server's. The effects are injected.
 */
export const drawMachine = setup({
  types: { context: {} as Context, events: {} as DrawEvent, input: {} as DrawNews },
  actors: {
    /** Ends at that moment (ISO 8601). */
    countDown: providedActor<void, string>('countDown'),
    read: providedActor<DrawNews>('read'),
  },
  guards: {
    hasDraw: ({ context }) => context.followed !== null,
    isOnSale: ({ context: { followed } }) =>
      followed !== null && followed.status !== 'closed' && isAhead(followed.closeAt),
    isBeforeDraw: ({ context: { followed } }) => followed !== null && isAhead(followed.drawAt),
    isOver: ({ context: { followed }, event }) =>
      followed !== null && event.news.last?.drawNo === followed.drawNo,
    isLater: ({ context: { followed }, event: { news } }) =>
      news.draw !== null && (followed === null || news.draw.drawNo > followed.drawNo),
    /** Operators have moved the draw to another day. */
    isMoved: ({ context: { followed }, event: { news } }) =>
      followed !== null && news.draw?.drawNo === followed.drawNo && news.draw.closeAt !== followed.closeAt,
    saysClosed: ({ context: { followed }, event: { news } }) =>
      followed !== null && news.draw?.drawNo === followed.drawNo && news.draw.status === 'closed',
  },
  actions: {
    take: assign(({ context: { followed }, event: { news } }) => ({
      ...news,
      followed: news.draw?.drawNo === followed?.drawNo ? news.draw : followed,
    })),
    followNext: assign(({ context }) => ({ followed: context.draw })),
    /** Says the numbers to who cannot see them. */
    announce: () => undefined,
  },
  delays: {
    /** A page that heard nothing for so long after its countdown ended asks, in milliseconds. */
    patience: 2000,
    /** How long the numbers stand before the head turns to the next draw. */
    shown: 8000,
  },
}).createMachine({
  id: 'lottery-draw',
  context: ({ input }) => ({ ...input, followed: input.draw }),
  initial: 'deciding',
  on: {
    NEWS: [
      { guard: 'isOver', target: '.drawn', actions: 'take' },
      { guard: 'isLater', target: '.deciding', actions: ['take', 'followNext'] },
      { guard: 'isMoved', target: '.deciding', actions: 'take' },
      { actions: 'take' },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'isOnSale', target: 'selling' },
        { guard: 'isBeforeDraw', target: 'closed' },
        { guard: 'hasDraw', target: 'drawing' },
        { target: 'resting' },
      ],
    },
    /** The game has no draw. */
    resting: {},
    selling: {
      invoke: { src: 'countDown', input: ({ context }) => context.followed?.closeAt ?? '', onDone: 'closed' },
    },
    closed: {
      invoke: { src: 'countDown', input: ({ context }) => context.followed?.drawAt ?? '', onDone: 'drawing' },
      initial: 'listening',
      on: { NEWS: { guard: 'saysClosed', target: '.quiet', actions: 'take' } },
      states: {
        listening: { after: { patience: 'reading' } },
        reading: {
          invoke: {
            src: 'read',
            onDone: {
              target: 'quiet',
              actions: raise(({ event }) => ({ type: 'NEWS', news: event.output })),
            },
            onError: 'listening',
          },
        },
        /** The server has said so. */
        quiet: {},
      },
    },
    drawing: {
      initial: 'listening',
      states: {
        listening: { after: { patience: 'reading' } },
        reading: {
          invoke: {
            src: 'read',
            onDone: {
              target: 'listening',
              actions: raise(({ event }) => ({ type: 'NEWS', news: event.output })),
            },
            onError: 'listening',
          },
        },
      },
    },
    /** The numbers are there, or the draw is void. */
    drawn: {
      entry: 'announce',
      on: { NEWS: { actions: 'take' } },
      after: { shown: { target: 'deciding', actions: 'followNext' } },
    },
  },
});
