import { z } from 'zod';

/** What contexts above count for a member: `rewards` on the reward center's entry, `missions` on that of missions and boards. */
export const COUNTERS = ['rewards', 'missions'] as const;
export type CounterName = (typeof COUNTERS)[number];

/** How much waits to be seen: the red figures of the menus. */
export const unreadCounts = z.object({ messages: z.int(), rewards: z.int(), missions: z.int() });
export type UnreadCountsValue = z.output<typeof unreadCounts>;
