import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { isSigned, isTimely } from './signature.js';

/**
 * The operator that signed a current request with one of its secrets; `body` is exactly as sent.
 * @throws AppError bad_signature
 */
export function signedOperator(
  request: FastifyRequest,
  body: string,
  secretsOf: (operator: string) => readonly string[],
): string {
  const header = (name: string) => String(request.headers[name] ?? '');
  const operator = header('x-operator-id');
  const timestamp = header('x-timestamp');
  const message = { timestamp, method: request.method, path: request.raw.url ?? '', operator, body };
  if (!isTimely(timestamp, Date.now()))
    throw new AppError('bad_signature', 'x-timestamp: missing or not of now');
  if (!secretsOf(operator).some((secret) => isSigned(secret, message, header('x-signature'))))
    throw new AppError('bad_signature', 'x-signature does not match');
  return operator;
}
