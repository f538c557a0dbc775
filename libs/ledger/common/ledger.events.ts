import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';

export const balance = z.object({
  /** What may be spent, a wire amount. */
  balance: z.string(),
  /** What is set aside for a request under way. */
  onHold: z.string(),
  currency: z.string(),
});

export const balanceChanged = definePush({
  name: 'balance.changed',
  summary: "A member's wallet or hold moved; carries both as they are now",
  data: balance,
});
