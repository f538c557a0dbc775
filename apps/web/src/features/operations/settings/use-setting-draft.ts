import { useState } from 'react';
import type { FieldError } from '#libs/platform/common/errors';
import { foreignLines } from '#libs/site/common/brand-lines';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { checkSettings } from '#libs/site/common/setting-check';
import { SETTING_FIELDS, type SettingField } from '#libs/site/common/setting-fields';
import { valueAt, withValue } from '#libs/site/common/setting-values';
import type { SettingDifference } from './differences';
import { type FormValue, toForm, toStored } from './form-values';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What an operator has typed and not saved yet. Settings that others change meanwhile show their new values, but for those
 * that were typed over.
 */
export function useSettingDraft(settings: BrandSettings, hosts: readonly string[]) {
  const [base, setBase] = useState(settings);
  const [typed, setTyped] = useState<Record<string, FormValue>>({});
  const [errors, setErrors] = useState<FieldError[]>([]);
  const changedFields = SETTING_FIELDS.filter(
    (field) =>
      field.path in typed && !isSame(typed[field.path], toForm(field, valueAt(settings, field.path))),
  );
  const differences = changedFields.map((field): SettingDifference => {
    const before = valueAt(settings, field.path);
    const known = valueAt(base, field.path);
    return {
      path: field.path,
      before,
      after: toStored(field, typed[field.path] ?? null),
      ...(!isSame(before, known) && { known }),
    };
  });
  return {
    differences,
    /** Errors whose path is that of the setting, or begins with it. */
    errorsOf: ({ path }: SettingField) =>
      errors.filter((error) => error.field === path || error.field.startsWith(`${path}.`)),
    valueOf: (field: SettingField): FormValue =>
      typed[field.path] ?? toForm(field, valueAt(settings, field.path)),
    set: (field: SettingField, value: FormValue) => {
      setErrors([]);
      if (Object.keys(typed).length === 0) setBase(settings);
      setTyped((before) => ({ ...before, [field.path]: value }));
    },
    discard: () => {
      setErrors([]);
      setTyped({});
    },
    /** Whether what was typed can be saved; otherwise the errors stand under their settings. */
    check: (): boolean => {
      const changed = differences.reduce((next, { path, after }) => withValue(next, path, after), settings);
      const checked = checkSettings(changed);
      const newLines = differences.some(({ path }) => path === 'lines');
      const found = checked.errors ?? (newLines ? foreignLines(checked.settings.lines, hosts) : []);
      setErrors(found.map((error) => ({ ...error, field: shownUnder(error.field) })));
      return found.length === 0;
    },
  };
}

/** An error of a whole group stands under the first setting of it. */
function shownUnder(path: string): string {
  const exact = SETTING_FIELDS.some((field) => field.path === path || path.startsWith(`${field.path}.`));
  return exact ? path : (SETTING_FIELDS.find((field) => field.path.startsWith(`${path}.`))?.path ?? path);
}
