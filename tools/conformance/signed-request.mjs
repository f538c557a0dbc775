import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

/** The signature of both directions; `path` has its query, and `body` is exactly what is sent. */
export function signatureOf({ secret, timestamp, method, path, operator, body }) {
  const mac = createHmac('sha256', secret).update(`${timestamp}.${method} ${path}.${operator}.${body}`);
  return `v1=${mac.digest('hex')}`;
}

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/**
 * Sends a request as this side signs it. `changes` makes it wrong on purpose: another `secret`, `timestamp` or `operator`, a
 * `signature` of its own (`null` leaves it out), or the body that was signed in place of the one that is sent.
 */
export async function sendSigned({ url, operator, secret }, method, path, body = '', changes = {}) {
  const address = new URL(url.replace(/\/$/, '') + path);
  const signed = {
    secret,
    timestamp: nowInSeconds(),
    method,
    path: address.pathname + address.search,
    operator,
    body,
    ...changes,
  };
  const signature = changes.signature === undefined ? signatureOf(signed) : changes.signature;
  const reply = await fetch(address, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      'x-operator-id': signed.operator,
      'x-timestamp': String(signed.timestamp),
      ...(signature !== null && { 'x-signature': signature }),
    },
    ...(method === 'POST' && { body }),
  });
  const text = await reply.text();
  return { status: reply.status, text, json: parsed(text) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
