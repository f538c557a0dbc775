import { z } from 'zod';
import { CATEGORIES } from '#libs/games/common/games.calls';
import { TITLE_STATES, titleRates, titleRow, titleSwitches } from '#libs/games/common/title-switches';
import { defineCall } from '#libs/platform/common/call';
import { operatorsList } from './operators-list.js';
import { proposal } from './proposal.calls.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const nodeId = z.coerce.number().int().min(1).max(2_147_483_647);

export const titleList = operatorsList({
  name: 'titles',
  path: '/wps/ops/titles',
  summary: "The brand's titles with what the brand decides about each, in the order of the lists",
  permission: { read: 'catalogue.read', export: 'catalogue.export' },
  filters: {
    search: z.string().trim().min(1).max(100).optional(),
    vendor: z.string().max(40).optional(),
    gameType: z.enum(CATEGORIES).optional(),
    state: z.enum(TITLE_STATES).optional(),
  },
  row: titleRow,
});

export const changeTitle = defineCall({
  method: 'PUT',
  path: '/wps/ops/titles/:nodeId',
  summary: 'Changes what the brand decides about a title; visitors see it at once',
  access,
  permission: 'title.change',
  idempotent: true,
  input: titleSwitches.extend({
    nodeId,
    /** Of the row that the operator saw. */
    version: z.string().max(40),
    reason,
  }),
  value: z.object({}),
});

export const proposeTitleRates = defineCall({
  method: 'POST',
  path: '/wps/ops/titles/:nodeId/rates',
  summary:
    'Proposes how much of its stakes counts and which share the house keeps; a second operator decides',
  access,
  permission: 'title.propose',
  idempotent: true,
  elevated: true,
  input: titleRates.extend({ nodeId, reason }),
  value: z.object({ proposal }),
});
