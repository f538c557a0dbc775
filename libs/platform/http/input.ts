import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '../common/call.js';
import { FIELD_CODES, type FieldCode, type FieldError, platformErrors } from '../common/errors.js';
import { assertWithinBounds } from './input-bounds.js';
import { invalidInput, Refusal } from './refusal.js';

/** Path parameters, query and body as the call's schema reads them. @throws Refusal 400 with an error per field. */
export function readInput(call: AnyCall, request: FastifyRequest, body: unknown): unknown {
  if (
    body !== undefined &&
    body !== null &&
    (typeof body !== 'object' || Array.isArray(body) || Buffer.isBuffer(body))
  ) {
    throw new Refusal(platformErrors.error_malformed_request);
  }
  const query = call.method === 'GET' || call.method === 'DELETE' ? (request.query as object) : {};
  const fields: Record<string, unknown> = namedBy(call, {
    ...query,
    ...(body as object | null),
    ...(request.params as object),
  });
  assertWithinBounds(fields);
  const parsed = (call.input as z.ZodType).safeParse(fields);
  if (!parsed.success) throw invalidInput(parsed.error.issues.flatMap((issue) => fieldErrors(issue, fields)));
  return parsed.data;
}

/** Other companies add fields when they like: what a signed call does not name is not even looked at. */
function namedBy(call: AnyCall, fields: Record<string, unknown>): Record<string, unknown> {
  if (call.access !== 'signed') return fields;
  const names = Object.keys((call.input as z.ZodObject).shape);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]]),
  );
}

function fieldErrors(issue: z.core.$ZodIssue, fields: Record<string, unknown>): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, code: 'field_unknown' }));
  const field = issue.path.join('.') || '*';
  if (issue.code === 'custom' && isFieldCode(issue.message)) {
    return [{ field, code: issue.message, params: issue.params as FieldError['params'] }];
  }
  const missing = issue.path.length === 1 && fields[field] === undefined;
  return [{ field, code: missing ? 'field_required' : 'field_invalid' }];
}

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);
