import { z } from 'zod';

/**
 * Counters that contexts above set: `rewards` on the menu entry of the reward center, `missions` on that of missions and
 * boards.
 */
export const COUNTERS = ['rewards', 'missions'] as const;
export type CounterName = (typeof COUNTERS)[number];

/** How much waits to be seen: the red counters of the menus. */
export const unreadCounts = z.object({ messages: z.int(), rewards: z.int(), missions: z.int() });
export type UnreadCountsValue = z.output<typeof unreadCounts>;
