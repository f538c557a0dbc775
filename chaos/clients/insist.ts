import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '#libs/platform/testing/portal-client';

const PATIENCE_MS = 60_000;

/** Whether this is the portal's word on the call, and not only that it cannot tell just now. */
const isAnswer = (reply: Reply) => reply.status < 500 && reply.body.message !== 'error_request_in_flight';

/**
 * Sends the same call until it is answered, as a client does whose line or whose portal is away for a while.
 * @throws Error after a minute, or so many milliseconds, without an answer
 */
export async function insist<Value>(
  send: () => Promise<Reply<Value>>,
  patienceMs = PATIENCE_MS,
): Promise<Reply<Value>> {
  const until = Date.now() + patienceMs;
  let last = 'nothing';
  while (Date.now() < until) {
    try {
      const reply = await send();
      if (isAnswer(reply)) return reply;
      last = `${reply.status} ${reply.text}`;
    } catch (error) {
      last = String(error);
    }
    await pause(50);
  }
  throw new Error(`no answer within ${patienceMs / 1000} s; the last one was: ${last}`);
}
