import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { LIST_NAMES } from './operators-list.js';

const access = ['operator'] as const;
const permission = 'any-operator';

const list = z.enum(LIST_NAMES);
const id = z.uuid();
const filters = z
  .record(z.string().max(40), z.string().max(100))
  .refine((fields) => Object.keys(fields).length <= 20);

/** Lets an operator change and delete shared views of others. */
export const MANAGE_VIEWS = 'view.manage';

export const savedView = z.object({
  id,
  name: z.string(),
  filters,
  /** Whether all operators of the brand have it. */
  shared: z.boolean(),
  author: z.object({ id: z.string(), account: z.string() }),
  /** Whether the list opens with it, for the operator who asks. */
  isDefault: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

export const listSavedViews = defineCall({
  method: 'GET',
  path: '/wps/ops/views/:list',
  summary: "The operator's own views of a list and those that are shared, by name",
  access,
  permission,
  input: z.strictObject({ list }),
  value: z.object({ list: z.array(savedView) }),
});

export const saveView = defineCall({
  method: 'PUT',
  path: '/wps/ops/views/:list',
  summary:
    'Keeps filters of a list under a name, in place of the view of that name that the operator may change',
  access,
  permission,
  input: z.strictObject({
    list,
    name: z.string().trim().min(1).max(40),
    filters,
    shared: z.boolean().default(false),
  }),
  value: savedView,
});

export const chooseDefaultView = defineCall({
  method: 'PUT',
  path: '/wps/ops/views/:list/default',
  summary: 'Chooses with which view a list opens for the operator; `null` for none',
  access,
  permission,
  input: z.strictObject({ list, id: id.nullable() }),
  value: z.object({}),
});

export const deleteView = defineCall({
  method: 'DELETE',
  path: '/wps/ops/views/:list/:id',
  summary: 'Deletes an own view; a shared one of another operator needs the permission to manage views',
  access,
  permission,
  input: z.strictObject({ list, id }),
  value: z.object({}),
});
