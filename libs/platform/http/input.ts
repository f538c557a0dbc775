import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '../common/call.js';
import { FIELD_CODES, type FieldCode, type FieldError, platformErrors } from '../common/errors.js';
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
  const fields: Record<string, unknown> = {
    ...query,
    ...(body as object | null),
    ...(request.params as object),
  };
  const unstorable = unstorableFields(fields);
  if (unstorable.length > 0)
    throw invalidInput(unstorable.map((field) => ({ field, code: 'field_invalid' })));
  const parsed = (call.input as z.ZodType).safeParse(fields);
  if (!parsed.success) throw invalidInput(parsed.error.issues.flatMap((issue) => fieldErrors(issue, fields)));
  return parsed.data;
}

/** The paths of all texts that cannot be kept, however deep. Not by recursion, which a deep body would exhaust. */
function unstorableFields(fields: object): string[] {
  const found: string[] = [];
  const left: [path: string, value: unknown][] = Object.entries(fields);
  for (let at = left.pop(); at; at = left.pop()) {
    const [path, value] = at;
    if (typeof value === 'string' && isUnstorable(value)) found.push(path);
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) left.push([`${path}.${name}`, inner]);
  }
  return found.reverse();
}

/** NUL and half characters, which no column of the database takes. */
const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text);

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
