import { z } from 'zod';

/** A wire amount in a brand's settings, as in "100.00". */
export const settingAmount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .meta({ kind: 'amount' });
