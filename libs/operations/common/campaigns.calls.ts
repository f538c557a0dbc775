import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import {
  CAMPAIGN_STATES,
  campaignDetail,
  campaignSummary,
  campaignTerms,
} from '#libs/rewards/common/campaign';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();
/** The version of the draft that the operator has read. */
const version = z.int().min(1);

export const campaignList = operatorsList({
  name: 'campaigns',
  path: '/wps/ops/campaigns',
  summary: 'Promotions, changed last first',
  permission: { read: 'campaign.read', export: 'campaign.export' },
  filters: {
    state: z.enum(CAMPAIGN_STATES).optional(),
    /** A part of the title, in any language; and the days on which it was changed last. */
    ...textAndDays,
  },
  row: campaignSummary,
});

export const getCampaign = defineCall({
  method: 'GET',
  path: '/wps/ops/campaigns/:id',
  summary: 'One campaign with its draft',
  access,
  permission: 'campaign.read',
  input: z.strictObject({ id }),
  value: campaignDetail,
});

export const listWageringPlans = defineCall({
  method: 'GET',
  path: '/wps/ops/wagering-plans',
  summary: 'The wagering plans that a reward may name',
  access,
  permission: 'campaign.read',
  input: z.strictObject({}),
  value: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const listCampaignGoods = defineCall({
  method: 'GET',
  path: '/wps/ops/campaign-goods',
  summary: 'The goods that a reward may let members choose, in the order of their names',
  access,
  permission: 'campaign.read',
  input: z.strictObject({}),
  value: z.array(z.object({ id: z.uuid(), name: z.string(), left: z.int() })),
});

export const listCampaignRaffles = defineCall({
  method: 'GET',
  path: '/wps/ops/campaign-raffles',
  summary: 'The published raffles whose tickets a reward may be',
  access,
  permission: 'campaign.read',
  input: z.strictObject({}),
  value: z.array(z.object({ id: z.uuid(), title: z.string() })),
});

export const checkCampaign = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns/check',
  summary:
    'How many members may take part now, the most that it can cost, and whether publishing takes two operators',
  access,
  permission: 'campaign.read',
  input: z.strictObject({ draft: campaignTerms }),
  value: z.object({ members: z.int(), highestCost: z.string().nullable(), takesTwo: z.boolean() }),
});

export const createCampaign = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns',
  summary: 'Creates a draft, which nobody but operators sees',
  access,
  permission: 'campaign.write',
  idempotent: true,
  input: z.strictObject({ draft: campaignTerms }),
  value: campaignDetail,
});

export const saveCampaign = defineCall({
  method: 'PUT',
  path: '/wps/ops/campaigns/:id',
  summary:
    'Saves a draft; what is published stays until it is published again. 409 if another operator has saved it meanwhile',
  access,
  permission: 'campaign.write',
  idempotent: true,
  input: z.strictObject({ id, version, draft: campaignTerms }),
  value: campaignDetail,
});

export const publishCampaign = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns/:id/publish',
  summary: 'Puts the draft in force, or proposes it to a second operator where it can cost much',
  access,
  permission: 'campaign.publish',
  idempotent: true,
  input: z.strictObject({ id, version, reason }),
  /** `proposal`: its id, where a second operator has to approve. */
  value: z.object({ campaign: campaignDetail, proposal: z.string().nullable() }),
});

export const giveReward = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns/:id/gifts',
  summary:
    'Gives a reward of a campaign for gifts to one member, or proposes it to a second operator where it costs much',
  access,
  permission: 'campaign.give',
  idempotent: true,
  input: z.strictObject({ id, account: z.string().trim().min(1).max(40), reason }),
  /** `proposal`: its id, where a second operator has to approve. */
  value: z.object({ proposal: z.string().nullable() }),
});

export const pauseCampaign = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns/:id/pause',
  summary: 'Gives no new rewards for now; what can be claimed still can be',
  access,
  permission: 'campaign.publish',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: campaignDetail,
});

export const resumeCampaign = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns/:id/pause/removal',
  summary: 'Goes on with a campaign that is paused',
  access,
  permission: 'campaign.publish',
  idempotent: true,
  input: z.strictObject({ id }),
  value: campaignDetail,
});

export const endCampaign = defineCall({
  method: 'POST',
  path: '/wps/ops/campaigns/:id/end',
  summary: 'Ends a campaign for good, or discards a draft',
  access,
  permission: 'campaign.publish',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: campaignDetail,
});
