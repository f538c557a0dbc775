import { z } from 'zod';
import { ROOM_ID, ROOM_STATES } from '../common/live-rooms.calls.js';

/** More rooms than this are not read. */
const MAX_ROOMS = 200;

const answer = z.object({ rooms: z.array(z.unknown()) });

const room = z.object({
  room_id: z.string().regex(ROOM_ID),
  vendor: z.string().min(1).max(40),
  game_code: z.string().min(1).max(60),
  /** By language, as BCP 47 has it. */
  names: z.record(z.string().max(35), z.string().trim().min(1).max(60)).refine(({ en }) => en !== undefined),
  state: z.enum(ROOM_STATES),
  language: z.string().min(2).max(35),
  viewers: z.int().min(0).max(10_000_000),
});
export type ProviderRoom = z.output<typeof room>;

/**
 * The provider's answer, room by room: one that cannot be true is left out, and so is the second one of an id or of a title.
 * @throws ZodError if it is no such answer at all
 */
export function readProviderRooms(value: unknown): ProviderRoom[] {
  const rooms = new Map<string, ProviderRoom>();
  const titles = new Set<string>();
  for (const raw of answer.parse(value).rooms.slice(0, MAX_ROOMS)) {
    const read = room.safeParse(raw);
    if (!read.success) continue;
    const title = JSON.stringify([read.data.vendor, read.data.game_code]);
    if (rooms.has(read.data.room_id) || titles.has(title)) continue;
    rooms.set(read.data.room_id, read.data);
    titles.add(title);
  }
  return [...rooms.values()];
}
