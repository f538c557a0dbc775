import { setTimeout as pause } from 'node:timers/promises';
import type { Reply } from '#libs/platform/testing/portal-client';

const TIMEOUT_MS = 60_000;

/** Whether the portal has decided the call, rather than being unable to answer at the moment. */
const isAnswer = (reply: Reply) => reply.status < 500 && reply.body.message !== 'error_request_in_flight';

/**
 * Repeats the same call until it is answered, as a client does whose connection or portal is unavailable for a while.
 * @throws Error after a minute, or the given milliseconds, without an answer
 */
export async function retryUntilAnswered<Value>(
  send: () => Promise<Reply<Value>>,
  timeoutMs = TIMEOUT_MS,
): Promise<Reply<Value>> {
  const until = Date.now() + timeoutMs;
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
  throw new Error(`no answer within ${timeoutMs / 1000} s; the last one was: ${last}`);
}
