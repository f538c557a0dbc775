import { z } from 'zod';

/**
 * What opens a requirement: a deposit, a VIP level that pays, converted points, a reward of a campaign; `turnover` is the sum of deposits from before
 * they were kept apart.
 */
export const REQUIREMENT_SOURCES = ['deposit', 'turnover', 'level-upgrade', 'points', 'reward'] as const;
export type RequirementKind = (typeof REQUIREMENT_SOURCES)[number];

/** What has to be staked before money may leave. Wire amounts. */
export const openRequirement = z.object({
  id: z.string(),
  source: z.enum(REQUIREMENT_SOURCES),
  required: z.string(),
  left: z.string(),
  openedAt: z.string(),
});
export type OpenRequirement = z.output<typeof openRequirement>;
