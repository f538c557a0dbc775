import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '../common/call.js';
import { platformErrors } from '../common/errors.js';
import { fieldErrorsIn } from '../common/field-errors.js';
import { AppError, invalidInput } from './app-error.js';
import { assertWithinBounds } from './input-bounds.js';

/** Parses path parameters, query and body by the call's schema. @throws AppError 400 with an error per field */
export function readInput(call: AnyCall, request: FastifyRequest, body: unknown): unknown {
  if (
    body !== undefined &&
    body !== null &&
    (typeof body !== 'object' || Array.isArray(body) || Buffer.isBuffer(body))
  ) {
    throw new AppError(platformErrors.error_malformed_request);
  }
  const query = call.method === 'GET' || call.method === 'DELETE' ? (request.query as object) : {};
  const fields: Record<string, unknown> = declaredFields(call, {
    ...query,
    ...(body as object | null),
    ...(request.params as object),
  });
  assertWithinBounds(fields);
  const parsed = (call.input as z.ZodType).safeParse(fields);
  if (!parsed.success) throw invalidInput(fieldErrorsIn(parsed.error, fields));
  return parsed.data;
}

/** Other companies may add fields at any time, so fields that a signed call does not declare are ignored. */
function declaredFields(call: AnyCall, fields: Record<string, unknown>): Record<string, unknown> {
  if (call.access !== 'signed') return fields;
  const names = Object.keys((call.input as z.ZodObject).shape);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]),
  );
}
