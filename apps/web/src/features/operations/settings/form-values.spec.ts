import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandSettings } from '#libs/site/common/brand-settings';
import { SETTING_FIELDS, type SettingField } from '#libs/site/common/setting-fields';
import { isEditable } from '#libs/site/common/setting-groups';
import { valueAt } from '#libs/site/common/setting-values';
import { emptyRow, toForm, toStored } from './form-values';

const file = path.resolve(import.meta.dirname, '../../../../../../brands/mela/brand.json');
const settings = brandSettings.parse(JSON.parse(readFileSync(file, 'utf8')).settings);
const field = (path: string) => SETTING_FIELDS.find((each) => each.path === path) as SettingField;

test('every setting comes out of its control as it went in', () => {
  for (const each of SETTING_FIELDS.filter(({ path: name }) => isEditable(name))) {
    const stored = valueAt(settings, each.path);
    expect([each.path, toStored(each, toForm(each, stored))]).toEqual([each.path, stored]);
  }
});

test.each([
  ['withdrawals.perDay', '12', 12],
  ['withdrawals.perDay', ' 12 ', 12],
  ['withdrawals.perDay', 'twelve', 'twelve'],
  ['withdrawals.perDay', '', ''],
  ['withdrawals.depositTurnover', '1.5', 1.5],
  ['withdrawals.remindAtPercent', '50, 90,', [50, 90]],
  ['identity.sms.dialingCodes', '880\n 91 \n', ['880', '91']],
  ['maintenanceEndTime', '', null],
  ['licence', null, null],
])('%s typed as %j is stored as %j', (path, typed, stored) => {
  expect(toStored(field(path), typed)).toEqual(stored);
});

test('a new row has every column, empty', () => {
  expect(emptyRow(field('customerService'))).toEqual({ csType: '', path: '' });
});
