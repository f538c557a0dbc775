import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { queueCounts } from './queue.events.js';

export const getQueueCounts = defineCall({
  method: 'GET',
  path: '/wps/ops/queue',
  summary: 'How much waits for an operator, as the board shows it',
  access: ['operator'],
  permission: 'any-operator',
  input: z.strictObject({}),
  value: queueCounts,
});
