import type { SettingField } from '#libs/site/common/setting-fields';
import { valueAt } from '#libs/site/common/setting-values';

/** A setting as its control holds it: figures and lists as they are typed. */
export type FormValue = string | boolean | string[] | FormRow | FormRow[] | null;
export interface FormRow {
  [column: string]: FormValue;
}

/** Lists that are typed into one field. */
const LISTS = new Set(['integers', 'amounts', 'list']);

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
const separatorOf = ({ kind }: SettingField): string => (kind === 'list' ? '\n' : ', ');

/** The control's value of a stored one. */
export function toForm(field: SettingField, value: unknown): FormValue {
  const { kind } = field;
  if (kind === 'switch') return value === true;
  if (kind === 'module') return value === '1';
  if (kind === 'choices') return value as string[];
  if (LISTS.has(kind)) return (value as unknown[]).join(separatorOf(field));
  if (kind === 'record') return value === null ? null : rowToForm(field, value as object);
  if (kind === 'table') return (value as object[]).map((row) => rowToForm(field, row));
  return value === null ? '' : String(value);
}

/** The stored value of a control's one. What is no figure stays text, which the schema refuses. */
export function toStored(field: SettingField, value: FormValue): unknown {
  const { kind } = field;
  if (kind === 'switch' || kind === 'choices') return value;
  if (kind === 'module') return value === true ? '1' : '0';
  if (kind === 'record') return value === null ? null : rowToStored(field, value as FormRow);
  if (kind === 'table') return (value as FormRow[]).map((row) => rowToStored(field, row));
  const text = String(value);
  if (kind === 'integer' || kind === 'number') return numberOf(text.trim());
  if (kind === 'list') return partsOf(text, /\n/);
  if (LISTS.has(kind)) return partsOf(text, /[\s,]+/).map(kind === 'integers' ? numberOf : String);
  return field.nullable && value === '' ? null : value;
}

/** A row as it is when it is added. */
export const emptyRow = ({ columns = [] }: SettingField): FormRow =>
  Object.fromEntries(columns.map((column) => [column.path, emptyOf(column)]));

function emptyOf({ kind, options }: SettingField): FormValue {
  if (kind === 'switch' || kind === 'module') return false;
  if (kind === 'choices' || kind === 'table') return [];
  if (kind === 'record') return null;
  return kind === 'choice' ? (options?.[0] ?? '') : '';
}

const rowToForm = ({ columns = [] }: SettingField, row: object): FormRow =>
  Object.fromEntries(columns.map((column) => [column.path, toForm(column, valueAt(row, column.path))]));

const rowToStored = ({ columns = [] }: SettingField, row: FormRow): object =>
  Object.fromEntries(columns.map((column) => [column.path, toStored(column, row[column.path] ?? '')]));

const numberOf = (text: string): number | string => (isNumber(text) ? Number(text) : text);

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
