import { z } from 'zod';
import { brandSettings } from './brand-settings.js';
import { SETTING_FIELDS, settingFieldsOf } from './setting-fields.js';
import { groupOf, levelOf, SETTING_GROUPS } from './setting-groups.js';

const field = (path: string) => SETTING_FIELDS.find((each) => each.path === path);

test('every setting has a kind, a group and a level', () => {
  for (const { path } of SETTING_FIELDS) {
    expect(SETTING_GROUPS).toContain(groupOf(path));
    expect(['plain', 'guarded', 'elsewhere', 'fixed']).toContain(levelOf(path));
  }
  const roots = new Set(SETTING_FIELDS.map(({ path }) => path.split('.')[0]));
  expect([...roots].sort()).toEqual(Object.keys(brandSettings.shape).sort());
});

test.each([
  ['name', { kind: 'text' }],
  ['minimumAge', { kind: 'integer', min: 18 }],
  ['withdrawals.min', { kind: 'amount' }],
  ['withdrawals.depositTurnover', { kind: 'number', min: 0, max: 100 }],
  ['withdrawals.remindAtPercent', { kind: 'integers', min: 1, max: 99 }],
  ['withdrawals.forcedReceiptRefunds', { kind: 'switch' }],
  ['contracts.caps.daily', { kind: 'percent' }],
  ['contracts.conflict', { kind: 'choice', options: ['TERMINATE', 'REJECT', 'CLAMP'] }],
  ['systemStatus', { kind: 'choice', options: ['0', '1', '2'] }],
  ['whitelabel.FREEPLAY', { kind: 'module' }],
  ['identity.sms.dialingCodes', { kind: 'list' }],
  ['registerRules.email.required', { kind: 'switch' }],
  ['maintenanceEndTime', { kind: 'text', nullable: true }],
])('%s is shown as what the schema says', (path, shape) => {
  expect(field(path)).toMatchObject(shape);
});

test('a list of records has columns, and a record that may be absent too', () => {
  expect(field('depositMethods')?.columns).toContainEqual({ path: 'min', kind: 'amount' });
  expect(field('licence')).toMatchObject({ kind: 'record', nullable: true });
});

test('a schema that no form can show is refused', () => {
  expect(() => settingFieldsOf(z.object({ odd: z.array(z.array(z.string())) }))).toThrow('the list odd');
  expect(() => groupOf('unheardOf')).toThrow('unheardOf');
});
