import { InvalidAmount, parseAmount } from '#libs/money/amount';
import { RATE_TEXT } from '#libs/money/rate';
import type { FieldCode, FieldError } from '#libs/platform/common/errors';
import { fieldErrorsIn } from '#libs/platform/common/field-errors';
import { type BrandSettings, brandSettings } from './brand-settings.js';
import { SETTING_FIELDS, type SettingField } from './setting-fields.js';
import { valueAt } from './setting-values.js';

const CODES = {
  malformed: 'field_amount_malformed',
  too_many_digits: 'field_amount_too_many_digits',
  too_large: 'field_amount_too_large',
} as const satisfies Record<InvalidAmount['fault'], FieldCode>;

/**
 * Settings of which one was changed, by the schema and against each other; or an error for each that is wrong, under its
 * path.
 */
export function checkSettings(
  changed: Record<string, unknown>,
): { settings: BrandSettings; errors?: undefined } | { errors: FieldError[] } {
  const parsed = brandSettings.safeParse(changed);
  if (!parsed.success) return { errors: fieldErrorsIn(parsed.error, changed) };
  const settings = parsed.data;
  const written = SETTING_FIELDS.flatMap((field) =>
    faultsOf(field, field.path, valueAt(settings, field.path), settings),
  );
  const errors = written.length > 0 ? written : contradictions(settings);
  return errors.length > 0 ? { errors } : { settings };
}

function faultsOf(field: SettingField, path: string, value: unknown, settings: BrandSettings): FieldError[] {
  if (value === null) return [];
  if (field.kind === 'table')
    return (value as object[]).flatMap((row, index) =>
      columnFaults(field, `${path}.${index}`, row, settings),
    );
  if (field.kind === 'record') return columnFaults(field, path, value as object, settings);
  if (field.kind === 'percent' && !RATE_TEXT.test(String(value)))
    return [{ field: path, code: 'field_invalid' }];
  if (field.kind !== 'amount' && field.kind !== 'amounts') return [];
  return [value].flat().flatMap((amount) => amountFault(path, String(amount), settings));
}

const columnFaults = (field: SettingField, path: string, row: object, settings: BrandSettings) =>
  (field.columns ?? []).flatMap((column) =>
    faultsOf(column, `${path}.${column.path}`, valueAt(row, column.path), settings),
  );

function amountFault(path: string, amount: string, { currency }: BrandSettings): FieldError[] {
  try {
    parseAmount(amount, currency);
    return [];
  } catch (error) {
    if (error instanceof InvalidAmount) return [{ field: path, code: CODES[error.fault] }];
    throw error;
  }
}

function contradictions(settings: BrandSettings): FieldError[] {
  const { currency, withdrawals, depositMethods, contracts, languages, defaultLanguage } = settings;
  const isAbove = (low: string, high: string) => parseAmount(low, currency) > parseAmount(high, currency);
  // Nothing would be left of an order of the minimum.
  const takesAll = (fee: string, min: string) => isAbove(fee, '0') && !isAbove(min, fee);
  const wrong: string[] = [];
  if (!languages.includes(defaultLanguage)) wrong.push('defaultLanguage');
  if (isAbove(withdrawals.min, withdrawals.max)) wrong.push('withdrawals.max');
  if (takesAll(withdrawals.fee, withdrawals.min)) wrong.push('withdrawals.fee');
  for (const [index, { id, min, max, fee, presets }] of depositMethods.entries()) {
    const at = `depositMethods.${index}`;
    if (depositMethods.findIndex((method) => method.id === id) !== index) wrong.push(`${at}.id`);
    if (isAbove(min, max)) wrong.push(`${at}.max`);
    if (takesAll(fee, min)) wrong.push(`${at}.fee`);
    if (presets.some((preset) => isAbove(min, preset) || isAbove(preset, max))) wrong.push(`${at}.presets`);
  }
  for (const [name, rate] of Object.entries(contracts.suggested)) {
    const cap = contracts.caps.realtime[name as keyof typeof contracts.suggested];
    if (Number(rate) > Number(cap)) wrong.push(`contracts.suggested.${name}`);
  }
  return wrong.map((field) => ({ field, code: 'field_invalid' }));
}
