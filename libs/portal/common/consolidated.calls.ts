import { z } from 'zod';
import { defineCall, PLAYERS } from '#libs/platform/common/call';

/** An offer waits for the member's answer, or else a contract of the kind is in force. */
const received = z.enum(['none', 'offered', 'active']);

export const getConsolidated = defineCall({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: "The member's funds, and where the member stands with contracts; where the agent policy is on",
  access: PLAYERS,
  input: z.strictObject({}),
  value: z.object({
    balance: z.string(),
    onHold: z.string(),
    currency: z.string(),
    dailysalreqtype: received,
    divtypereq: received,
    contracthoursalreqs: received,
    realtimesalreqtype: received,
    /** Whether the member may offer contracts of the kind to those directly below. */
    givesDailySalary: z.boolean(),
    givesHourlySalary: z.boolean(),
    givesRealtimeSalary: z.boolean(),
    givesDividend: z.boolean(),
    seq: z.int(),
  }),
});
