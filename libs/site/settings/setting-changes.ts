import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '#libs/platform/common/errors';
import { invalidInput } from '#libs/platform/http/app-error';
import { foreignLines } from '../common/brand-lines.js';
import type { BrandSettings } from '../common/brand-settings.js';
import { checkSettings } from '../common/setting-check.js';
import { SETTING_FIELDS } from '../common/setting-fields.js';
import { isEditable, levelOf } from '../common/setting-groups.js';
import { valueAt, withValue } from '../common/setting-values.js';

/** A new value of a setting; `value` is as the schema has it. */
export interface SettingChange {
  path: string;
  value: unknown;
}

export interface StoredSettings {
  /** The number of their last change. */
  version: number;
  settings: BrandSettings;
  /** The brand's, of which its lines are. */
  hosts: string[];
}

/** Settings by path. */
export type SettingValues = Record<string, unknown>;

const PATHS = new Set(SETTING_FIELDS.map(({ path }) => path));

/**
 * The settings with these changes, and the values that differ, before and after. With `elsewhere`, for pages of their own,
 * also those that the form of the settings does not have.
 * @throws AppError 400, with an error for each setting that is unknown, cannot be changed, or does not fit the others
 */
export function applyChanges(
  { settings, hosts }: Pick<StoredSettings, 'settings' | 'hosts'>,
  changes: readonly SettingChange[],
  { elsewhere = false } = {},
): { settings: BrandSettings; before: SettingValues; after: SettingValues } {
  const unknown = changes.flatMap(({ path }): FieldError[] =>
    PATHS.has(path) && (isEditable(path) || (elsewhere && levelOf(path) === 'elsewhere'))
      ? []
      : [{ field: path, code: 'field_unknown' }],
  );
  if (unknown.length > 0) throw invalidInput(unknown);
  const tree = changes.reduce((changed, { path, value }) => withValue(changed, path, value), settings);
  const checked = checkSettings(tree);
  if (checked.errors) throw invalidInput(checked.errors);
  const before: SettingValues = {};
  const after: SettingValues = {};
  for (const { path } of changes) {
    const [was, becomes] = [valueAt(settings, path), valueAt(checked.settings, path)];
    if (isDeepStrictEqual(was, becomes)) continue;
    before[path] = was;
    after[path] = becomes;
  }
  const foreign = 'lines' in after ? foreignLines(checked.settings.lines, hosts) : [];
  if (foreign.length > 0) throw invalidInput(foreign);
  return { settings: checked.settings, before, after };
}
