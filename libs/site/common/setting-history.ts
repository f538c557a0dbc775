import { z } from 'zod';

/** A change of a brand's settings, with what differed. */
export const settingChangeValue = z.object({
  /** Of the settings after it. */
  version: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** The operator's account. */
  author: z.string(),
  /** The second operator's account, where it took one. */
  approver: z.string().nullable(),
  reason: z.string(),
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type SettingChangeValue = z.output<typeof settingChangeValue>;
