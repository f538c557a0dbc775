import { z } from 'zod';

/** The page of the chat, which the entry of customer service with the kind `portal` leads to. */
export const SERVICE_PATH = '/service';

/** So long after the last post a chat ends, and so long after the last act of its operator it waits again. */
export const SERVICE_IDLE_MS = 30 * 60_000;
/** How many who wait the queue shows by their times. */
export const MOST_SHOWN_WAITING = 500;

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Whether customer service is there, when it opens if it is not, and since when each person in the queue waits. */
export const serviceQueueState = z.object({
  isOpen: z.boolean(),
  opensAt: z.string().nullable(),
  waiting: z.array(z.string()).max(MOST_SHOWN_WAITING),
});
export type ServiceQueueState = z.output<typeof serviceQueueState>;

/** The place in the queue, from 1 on, of who waits since this moment. */
export const placeIn = ({ waiting }: ServiceQueueState, since: string): number =>
  waiting.filter((other) => other < since).length + 1;
