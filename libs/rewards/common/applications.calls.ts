import { z } from 'zod';
import { linesOfText, POST_IMAGES } from '#libs/messaging/common/thread';
import { getThreadImage } from '#libs/messaging/common/thread.calls';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { APPLICATION_LENGTH } from './application.js';
import { ENTITLEMENT_STATES } from './promotions.calls.js';

const id = z.uuid();

export const applyForPromotion = defineCall({
  method: 'POST',
  path: '/wps/rewards/promotions/:id/application',
  summary: 'Applies for the reward of a promotion, with a text and up to three images; an operator decides',
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  files: POST_IMAGES,
  input: z.strictObject({ id, comment: linesOfText(APPLICATION_LENGTH) }),
  value: z.object({ status: z.enum(ENTITLEMENT_STATES), triesLeft: z.int() }),
});

export const getApplicationImage = defineCall({
  method: 'GET',
  path: '/wps/rewards/promotions/:id/application/images/:image',
  summary: 'An image that the member has applied with',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ id, image: z.uuid() }),
  value: getThreadImage.value,
});
