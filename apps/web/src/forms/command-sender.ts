import type { AnyCall, RequestOf, ValueOf } from '#libs/platform/common/call';
import { apiErrorOf, NETWORK_ERROR } from '../data/calls/api-error';
import { callApi } from '../data/calls/call-api';

/** How long after a lost answer the call is made again by itself, in milliseconds, and how often at most. */
const RETRY_AFTER_MS = 1000;
const MOST_TRIES = 5;
const IN_FLIGHT = 'error_request_in_flight';
/** The key was used for something else: it is of no more use. */
const REUSED = 'error_idempotency_key_reused';

/** @throws ApiError where the call is refused, or got no answer */
export type CommandSender<C extends AnyCall> = (input: RequestOf<C>, images?: File[]) => Promise<ValueOf<C>>;

/**
 * Sends one call for one intent of a person at a time. A call that takes an idempotency key is asked for again under the
 * same key where the answer was lost: once by itself, and then by the next sending of the same input. Once the server has
 * stored an answer under the key, the next sending is another intent.
 */
export function createCommandSender<C extends AnyCall>(call: C): CommandSender<C> {
  let intent: { input: string; key: string } | null = null;
  return async (input, images) => {
    if (!call.idempotent) return callApi(call, input, { images });
    const text = intentText(call, input, images);
    if (intent?.input !== text) intent = { input: text, key: crypto.randomUUID() };
    const options = { idempotencyKey: intent.key, images };
    try {
      const value = await askAgain(() => callApi(call, input, options));
      intent = null;
      return value;
    } catch (error) {
      const { code, detail } = apiErrorOf(error);
      if (detail.stored || code === REUSED) intent = null;
      throw error;
    }
  };
}

/** The same input again is the same intent; what only proves the person is no part of it. */
function intentText(call: AnyCall, input: unknown, images: File[] = []): string {
  const secrets = new Set<string>(call.secrets);
  const files = images.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return JSON.stringify([input, files], (name, value: unknown) => (secrets.has(name) ? undefined : value));
}

/** Once more after a lost answer, and then until the first one is no longer under way. */
async function askAgain<Value>(send: () => Promise<Value>): Promise<Value> {
  let lost = false;
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const { code } = apiErrorOf(error);
      const again = code === IN_FLIGHT || (code === NETWORK_ERROR && !lost && globalThis.navigator?.onLine);
      if (!again || tries === MOST_TRIES) throw error;
      lost ||= code === NETWORK_ERROR;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
