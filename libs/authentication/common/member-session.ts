import { z } from 'zod';
import { SESSION_CLIENTS } from './session-clients.js';
import { LOGIN_METHODS } from './session-kinds.js';

/** A session of a member, as operators see it. */
export const memberSession = z.object({
  id: z.uuid(),
  /** ISO 8601, as all moments here. */
  startedAt: z.string(),
  seenAt: z.string(),
  /** `null` while it has not been ended; it may have expired. */
  endedAt: z.string().nullable(),
  address: z.string(),
  /** What opened it, as the caller claimed. */
  client: z.enum(SESSION_CLIENTS),
  /**
   * The id of the known device, the same for all sessions of one browser that keeps cookies; `null` for sessions older than
   * devices.
   */
  device: z.uuid().nullable(),
  userAgent: z.string(),
  method: z.enum(LOGIN_METHODS),
});
export type MemberSession = z.output<typeof memberSession>;
