import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AnyCall, defineCall, EVERYBODY } from '../common/call.js';
import type { Envelope } from '../common/errors.js';
import { readInput } from './input.js';
import { invalidInput, Refusal } from './refusal.js';
import { refusalEnvelope } from './reply.js';

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

/** How a body is refused, or `null`. */
function refusalOf(body: unknown): Envelope | null {
  try {
    read(body);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalEnvelope(error);
  }
}

const list = (length: number, value: unknown = 1) => Array(length).fill(value);
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const invalid = (field: string, code = 'field_invalid') => [{ field, code }];

test('fields lie 32 deep at most, themselves included', () => {
  expect(refusalOf({ given: nested(31) })).toBeNull();
  expect(refusalOf({ given: nested(32) })?.errors).toEqual(invalid(`given${'.0'.repeat(31)}`));
  expect(refusalOf({ given: nested(100_000) })?.errors).toHaveLength(1);
});

test('a call brings a thousand values at most', () => {
  expect(refusalOf({ given: list(999) })).toBeNull();
  expect(refusalOf({ given: list(1000) })?.errors).toEqual(invalid('given'));
  expect(refusalOf({ given: list(40, list(40)) })?.errors).toHaveLength(1);
  const wide = Object.fromEntries(list(1001).map((_, index) => [`f${index}`, 1]));
  expect(refusalOf(wide)?.errors).toEqual(invalid('*'));
});

test('the path of a value has 200 characters at most, and no more of it is sent back', () => {
  expect(refusalOf({ given: { ['k'.repeat(194)]: 1 } })).toBeNull();
  const path = `given.${'k'.repeat(194)}`;
  expect(refusalOf({ given: { ['k'.repeat(195)]: 1 } })?.errors).toEqual(invalid(path, 'field_unknown'));
});

test('twenty faults are named, in the order of the fields', () => {
  const halves = refusalOf({ given: list(999, '\ud800') })?.errors;
  expect(halves).toEqual(list(20).flatMap((_, index) => invalid(`given.${index}`)));
  const long = refusalOf({ given: 1, texts: list(900, 'too long') })?.errors;
  expect(long).toEqual(list(20).flatMap((_, index) => invalid(`texts.${index}`)));
  const unknown = Object.fromEntries(list(900).map((_, index) => [`f${index}`, 1]));
  expect(refusalOf({ given: 1, ...unknown })?.errors).toEqual(
    list(20).flatMap((_, index) => invalid(`f${index}`, 'field_unknown')),
  );
});

test('a refusal has 16 KB at most, and names as many faults as fit', () => {
  const field = '\u0001'.repeat(200);
  const envelope = refusalEnvelope(invalidInput(list(50).map(() => ({ field, code: 'field_invalid' }))));
  const size = JSON.stringify(envelope).length;
  expect(size).toBeGreaterThan(14 * 1024);
  expect(size).toBeLessThanOrEqual(16 * 1024);
  expect(envelope).toMatchObject({ success: false, message: 'error_invalid_input', value: null });
  const entry = { code: 'error_unknown', status: 500 };
  expect(refusalEnvelope(new Refusal(entry, { value: 'x'.repeat(20_000) }))).toEqual({
    success: false,
    message: 'error_unknown',
    value: null,
  });
});
