import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { contractDetail, contractSummary } from './contract.calls.js';

/** The contract as `getContract` gives it to the person whose push it is, with its summary's fields on top. */
const data = contractSummary.extend(contractDetail.omit({ contract: true }).shape).extend({
  /** When this happened, ISO 8601. */
  at: z.string(),
});

export const contractOffered = definePush({
  name: 'contract.offered',
  summary: 'An offer was made; the downline is asked for an answer',
  data,
});

export const contractAccepted = definePush({
  name: 'contract.accepted',
  summary:
    'An offer was accepted, or a contract lowered to what is allowed above it; in force from `inForceFrom`',
  data,
});

export const contractRejected = definePush({
  name: 'contract.rejected',
  summary: 'An offer was rejected',
  data,
});

export const contractTerminated = definePush({
  name: 'contract.terminated',
  summary: 'A contract ends at `inForceUntil`, has ended, or its offer was taken back',
  data,
});
