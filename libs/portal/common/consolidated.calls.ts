import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { AGENT_POLICY } from '#libs/site/common/modules';

/** `offered` if an offer waits for the member's answer, `active` if a contract of the kind is in force. */
const received = z.enum(['none', 'offered', 'active']);

export const getConsolidated = defineCall({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: "The member's funds, and where the member stands with contracts; where the agent policy is on",
  module: AGENT_POLICY,
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    balance: z.string(),
    onHold: z.string(),
    /** In the wallets that vendors keep, stakes under way included, and on its way there; a wire amount. */
    atVendors: z.string(),
    currency: currencyCode,
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
