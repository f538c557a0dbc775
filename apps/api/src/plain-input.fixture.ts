import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import type { AnyCall } from '#libs/platform/common/call';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  format?: string;
  pattern?: string;
  minimum?: number;
}

/** Usual values of fields that do not accept just any. */
const USUAL: Record<string, string> = {
  username: 'rupali',
  account: 'rupali',
  email: 'somebody@example.test',
  mobileNum: '01712345678',
  mobileNo: '01712345678',
  target: '01712345678',
  amount: '100',
  password: TEST_PASSWORD,
  oldPassword: TEST_PASSWORD,
  newPassword: 'Dry-Season-42',
  confirmNewPassword: 'Dry-Season-42',
};

const schemaOf = (call: AnyCall) =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** A value that the schema accepts; the same each time, except for ids. */
function plain(name: string, schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return plain(name, choice);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return fieldsOf(schema);
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'date-time') return '2026-01-01T00:00:00Z';
  if (schema.pattern)
    return fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { numRuns: 1, seed: 1 })[0];
  return USUAL[name] ?? 'plain text';
}

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, plain(name, properties[name] ?? {})]));

/** The required input of a call, so that the code behind its schema is reached. */
export const plainInput = (call: AnyCall): Record<string, unknown> => fieldsOf(schemaOf(call));

/** Whether a field accepts any text within its length. */
export function takesAnyText(call: AnyCall, name: string): boolean {
  const field = schemaOf(call).properties?.[name];
  return (
    field?.type === 'string' && !field.enum && !field.format && !field.pattern && field.const === undefined
  );
}
