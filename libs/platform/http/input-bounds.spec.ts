import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AnyCall, defineCall, EVERYBODY } from '../common/call.js';
import type { Envelope } from '../common/errors.js';
import { AppError, invalidInput } from './app-error.js';
import { readInput } from './input.js';
import { errorEnvelope } from './reply.js';

const call = defineCall({
  method: 'POST',
  path: '/wps/anything',
  summary: 'Takes anything',
  access: EVERYBODY,
  input: z.strictObject({ given: z.unknown(), texts: z.array(z.string().max(5)).optional() }),
  value: z.object({}),
});

function read(body: unknown, by: AnyCall = call): unknown {
  return readInput(by, { params: {}, query: {} } as FastifyRequest, body);
}

/** The reply to a body that is rejected, or `null`. */
function errorReplyTo(body: unknown): Envelope | null {
  try {
    read(body);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return errorEnvelope(error);
  }
}

const list = (length: number, value: unknown = 1) => Array(length).fill(value);
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const invalid = (field: string, code = 'field_invalid') => [{ field, code }];

test('fields may be nested 32 levels deep, including themselves', () => {
  expect(errorReplyTo({ given: nested(31) })).toBeNull();
  expect(errorReplyTo({ given: nested(32) })?.errors).toEqual(invalid(`given${'.0'.repeat(31)}`));
  expect(errorReplyTo({ given: nested(100_000) })?.errors).toHaveLength(1);
});

test('a call may have a thousand values', () => {
  expect(errorReplyTo({ given: list(999) })).toBeNull();
  expect(errorReplyTo({ given: list(1000) })?.errors).toEqual(invalid('given'));
  expect(errorReplyTo({ given: list(40, list(40)) })?.errors).toHaveLength(1);
  const wide = Object.fromEntries(list(1001).map((_, index) => [`f${index}`, 1]));
  expect(errorReplyTo(wide)?.errors).toEqual(invalid('*'));
});

test('a path may have 200 characters, and a longer one is cut in the reply', () => {
  expect(errorReplyTo({ given: { ['k'.repeat(194)]: 1 } })).toBeNull();
  const path = `given.${'k'.repeat(194)}`;
  expect(errorReplyTo({ given: { ['k'.repeat(195)]: 1 } })?.errors).toEqual(invalid(path, 'field_unknown'));
});

test('the first twenty errors are reported, in the order of the fields', () => {
  const surrogates = errorReplyTo({ given: list(999, '\ud800') })?.errors;
  expect(surrogates).toEqual(list(20).flatMap((_, index) => invalid(`given.${index}`)));
  const long = errorReplyTo({ given: 1, texts: list(900, 'too long') })?.errors;
  expect(long).toEqual(list(20).flatMap((_, index) => invalid(`texts.${index}`)));
  const unknown = Object.fromEntries(list(900).map((_, index) => [`f${index}`, 1]));
  expect(errorReplyTo({ given: 1, ...unknown })?.errors).toEqual(
    list(20).flatMap((_, index) => invalid(`f${index}`, 'field_unknown')),
  );
});

test('an error reply has at most 16 KB, with as many field errors as fit', () => {
  const field = '\u0001'.repeat(200);
  const envelope = errorEnvelope(invalidInput(list(50).map(() => ({ field, code: 'field_invalid' }))));
  const size = JSON.stringify(envelope).length;
  expect(size).toBeGreaterThan(14 * 1024);
  expect(size).toBeLessThanOrEqual(16 * 1024);
  expect(envelope).toMatchObject({ success: false, message: 'error_invalid_input', value: null });
  const entry = { code: 'error_unknown', status: 500 };
  expect(errorEnvelope(new AppError(entry, { value: 'x'.repeat(20_000) }))).toEqual({
    success: false,
    message: 'error_unknown',
    value: null,
  });
});
