import { z } from 'zod';

/** A word by which operators mark members, such as `vip-host`. */
export const memberTag = z.string().regex(/^[a-z0-9-]{1,24}$/);
/** How many tags a member may have. */
export const MOST_TAGS = 20;
/** Selects the members who have any of these tags; `null` selects all. */
export const anyOfTags = z.array(memberTag).min(1).max(MOST_TAGS).nullable();
