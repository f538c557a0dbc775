import { z } from 'zod';

/** By which operators mark a member, such as `vip-host`. */
export const memberTag = z.string().regex(/^[a-z0-9-]{1,24}$/);
/** So many a member has at most. */
export const MOST_TAGS = 20;
/** Members who have any of these; `null`: all. */
export const anyOfTags = z.array(memberTag).min(1).max(MOST_TAGS).nullable();
