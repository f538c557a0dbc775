import fc from 'fast-check';
import { z } from 'zod';
import type { AnyCall } from '#libs/platform/common/call';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  maxLength?: number;
}

/** Texts that people, programs and attackers put into a field. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  "' or 1=1 --",
  "'; select 1; --",
  '%',
  '\\',
  '{{7*7}}',
  '<script>',
  '../../etc/passwd',
  '\u202E',
  '\ud800',
  '০১৭১২৩৪৫৬৭৮',
  '01712345678',
  '+8801712345678',
  'somebody@example.test',
  'rupali',
  '000000',
  '-1',
  '1e309',
  'null',
  '9'.repeat(60),
  'ক্ষ'.repeat(20),
];
const oddTexts = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const anything = fc.oneof(oddTexts, fc.jsonValue({ maxDepth: 2 }));

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer();
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === 'object') return fields(schema);
  return text(schema);
}

function text({ format, pattern, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return oddTexts.map((odd) => odd.slice(0, maxLength));
}

/** Fields by the schema; some are left out, some have invalid values. */
function fields({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anything }),
    ]),
  );
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(values, { requiredKeys: required.filter((name) => name in values) }) },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
  );
}

/** Inputs of a call: most of them pass its schema, so that the code behind it is reached. */
export const inputsOf = (call: AnyCall): fc.Arbitrary<Record<string, unknown>> =>
  fields(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
