import { z } from 'zod';

const SAFE = Number.MAX_SAFE_INTEGER;

// Leaves out descriptions that only say "an integer" or "a uuid".
function shorten({ jsonSchema }) {
  if (jsonSchema.minimum === -SAFE) delete jsonSchema.minimum;
  if (jsonSchema.maximum === SAFE) delete jsonSchema.maximum;
  if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
}

/** A zod schema as JSON Schema 2020-12. `io` is 'input' for what a caller sends, 'output' for what it gets. */
export function jsonSchema(schema, io) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: shorten });
  return rest;
}

function range(low, high) {
  if (low === undefined && high === undefined) return '';
  if (high === undefined) return `, ${low} or more`;
  return low === undefined ? `, ${high} at most` : `, ${low} to ${high}`;
}

/** The type of a value in a few words: `uuid`, `text, 40 at most`, `` `a` or `b` ``. */
function kindOf(schema) {
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((one) => `\`${one}\``).join(', ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map(kindOf).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => kindOf({ ...schema, type })).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items)}${range(undefined, schema.maxItems)}`;
  if (schema.type === 'object' && schema.additionalProperties && !schema.properties)
    return `${kindOf(schema.additionalProperties)} by name`;
  if (schema.type === 'string')
    return `${schema.format ?? 'text'}${range(schema.minLength, schema.maxLength)}`;
  if (schema.type === 'integer' || schema.type === 'number')
    return `${schema.type}${range(schema.minimum, schema.maximum)}`;
  return schema.type ?? 'anything';
}

const below = (schema) => (schema.type === 'array' ? schema.items : schema);

/** The fields of an object or a list of objects, nested ones as `list[].id`. */
export function fieldsOf(schema, place = '') {
  const object = below(schema);
  const prefix = schema.type === 'array' ? `${place}[].` : place && `${place}.`;
  if (!object.properties) return place ? [] : [{ name: '', kind: kindOf(schema), required: true }];
  return Object.entries(object.properties).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const inner = fieldsOf(field, name);
    const required = object.required?.includes(key) ?? false;
    const own = { name, kind: kindOf(field), required, fallback: field.default };
    return [own, ...inner];
  });
}
