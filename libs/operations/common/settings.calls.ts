import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { brandSettings } from '#libs/site/common/brand-settings';
import { settingChangeValue } from '#libs/site/common/setting-history';
import { settingReach } from '#libs/site/common/setting-reach';
import { inForce } from '#libs/site/common/site.events';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { proposal } from './proposal.calls.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const path = z.string().max(100);
const changes = z
  .array(z.strictObject({ path, value: z.json() }))
  .min(1)
  .max(200);

export const getSettings = defineCall({
  method: 'GET',
  path: '/wps/ops/settings',
  summary: "All of the brand's settings, with the number of their last change",
  access,
  permission: 'setting.read',
  input: z.strictObject({}),
  value: inForce.extend({
    version: z.int(),
    settings: brandSettings,
    /** The brand's hosts, of which its lines are. */
    hosts: z.array(z.string()),
  }),
});

export const changeSettings = defineCall({
  method: 'PUT',
  path: '/wps/ops/settings',
  summary: 'Changes settings that one operator may change; in force at once in all processes',
  access,
  permission: 'setting.change',
  idempotent: true,
  input: z.strictObject({
    /** Of the settings that the operator has seen. */
    version: z.int(),
    changes,
    reason,
  }),
  /** In force where the answer waits for the other processes, for two seconds at the most. */
  value: inForce.extend({ version: z.int() }),
});

export const proposeSettings = defineCall({
  method: 'POST',
  path: '/wps/ops/settings/proposals',
  summary: 'Proposes settings of money or protection; a second operator approves',
  access,
  permission: 'setting.propose',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ changes, reason }),
  value: z.object({ proposal }),
});

export const getSettingReach = defineCall({
  method: 'GET',
  path: '/wps/ops/settings/reach',
  summary: 'How many members and open orders a change of these settings touches, for those that are limits',
  access,
  permission: 'setting.read',
  input: z.strictObject({
    /** Separated by commas. */
    paths: z
      .string()
      .max(10_000)
      .transform((text) => text.split(',')),
  }),
  value: z.object({ list: z.array(settingReach) }),
});

export const settingChangeList = operatorsList({
  name: 'setting-changes',
  path: '/wps/ops/settings/changes',
  summary: "The history of the brand's settings, the newest change first",
  permission: { read: 'setting.read', export: 'setting.export' },
  /** The search finds the account of the author or of the second operator. */
  filters: { ...textAndDays, path: path.optional() },
  row: settingChangeValue,
});
