import { z } from 'zod';
import { brandSettings } from './brand-settings.js';
import { MODULES } from './modules.js';

/**
 * `list`: texts, one a line. `choices`: some of `options`. `record`: an object that may be absent, with `columns`. `table`: a list of
 * such objects. `module`: a switch that is stored as `1` or `0`.
 */
export type SettingKind =
  | 'switch'
  | 'module'
  | 'integer'
  | 'number'
  | 'amount'
  | 'amounts'
  | 'percent'
  | 'text'
  | 'choice'
  | 'choices'
  | 'integers'
  | 'list'
  | 'record'
  | 'table';

/** One setting that can be changed, as its form shows it. */
export interface SettingField {
  /** Names from the root, or of a column from its record, joined by dots. */
  path: string;
  kind: SettingKind;
  min?: number;
  max?: number;
  maxLength?: number;
  /** It may be `null`. */
  nullable?: true;
  /** Of `choice` and `choices`. */
  options?: string[];
  /** Of `record` and `table`. */
  columns?: SettingField[];
}

interface Node {
  type?: string | string[];
  kind?: SettingKind;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Every setting of the schema. @throws Error for a part of the schema that no form can show */
export const settingFieldsOf = (schema: z.ZodType): SettingField[] =>
  fieldsAt('', z.toJSONSchema(schema) as Node);

function fieldsAt(path: string, node: Node): SettingField[] {
  if (node.type === 'object' && node.properties) return childrenOf(path, node.properties);
  if (path === 'whitelabel')
    return MODULES.map((module): SettingField => ({ path: `${path}.${module}`, kind: 'module' }));
  return [{ path, ...shapeOf(path, node) }];
}

const childrenOf = (path: string, properties: Record<string, Node>): SettingField[] =>
  Object.entries(properties).flatMap(([name, child]) => fieldsAt(path ? `${path}.${name}` : name, child));

function shapeOf(path: string, node: Node): Omit<SettingField, 'path'> {
  if (Array.isArray(node.type)) return shapeOf(path, { anyOf: node.type.map((type) => ({ ...node, type })) });
  const branches = node.anyOf ?? [];
  const content = branches.filter(({ type }) => type !== 'null');
  const [only] = content;
  if (only && content.length === 1) return { ...shapeOf(path, only), nullable: true };
  if (content.length > 1) return { kind: 'choice', options: content.map((branch) => String(branch.const)) };
  if (node.enum) return { kind: 'choice', options: node.enum.map(String) };
  if (node.kind) return { kind: node.kind };
  const { minimum: min, maximum: max, maxLength } = node;
  if (node.type === 'boolean') return { kind: 'switch' };
  if (node.type === 'integer') return { kind: 'integer', min: bound(min), max: bound(max) };
  if (node.type === 'number') return { kind: 'number', min, max };
  if (node.type === 'string') return { kind: 'text', maxLength };
  if (node.type === 'array') return listOf(path, node.items ?? {});
  if (node.type === 'object') return { kind: 'record', columns: childrenOf('', node.properties ?? {}) };
  throw new Error(`no form shows the setting ${path}`);
}

function listOf(path: string, items: Node): Omit<SettingField, 'path'> {
  if (items.type === 'object') return { kind: 'table', columns: childrenOf('', items.properties ?? {}) };
  if (items.enum) return { kind: 'choices', options: items.enum.map(String) };
  if (items.type === 'integer')
    return { kind: 'integers', min: bound(items.minimum), max: bound(items.maximum) };
  if (items.kind === 'amount') return { kind: 'amounts' };
  if (items.type === 'string') return { kind: 'list' };
  throw new Error(`no form shows the list ${path}`);
}

/** The schema's own limits of whole numbers say nothing to a person. */
const bound = (value: number | undefined): number | undefined =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** Every setting of a brand, in the order of the schema. */
export const SETTING_FIELDS: readonly SettingField[] = settingFieldsOf(brandSettings);
