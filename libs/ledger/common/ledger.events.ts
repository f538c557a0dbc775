import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { definePush } from '#libs/platform/common/push';

export const balance = z.object({
  /** What may be spent; a wire amount. */
  balance: z.string(),
  /** What open withdrawals reserve. */
  onHold: z.string(),
  /** Money that can only be played with; part of neither. */
  bonus: z.string(),
  currency: currencyCode,
});

export const balanceChanged = definePush({
  name: 'balance.changed',
  summary: "A member's money moved; carries all of it as it is now",
  data: balance,
});
