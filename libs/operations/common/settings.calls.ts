import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { keysetPageOf, keysetPaging } from '#libs/platform/common/paging';
import { brandSettings } from '#libs/site/common/brand-settings';
import { settingChangeValue } from '#libs/site/common/setting-history';
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
  value: z.object({ version: z.int(), settings: brandSettings }),
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
  value: z.object({ version: z.int() }),
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

export const listSettingChanges = defineCall({
  method: 'GET',
  path: '/wps/ops/settings/changes',
  summary: "The history of the brand's settings, the newest change first",
  access,
  permission: 'setting.read',
  input: z.strictObject({
    ...keysetPaging,
    path: path.optional(),
    /** An operator's account: as author or as second operator. */
    author: z.string().max(100).optional(),
  }),
  value: keysetPageOf(settingChangeValue),
});
