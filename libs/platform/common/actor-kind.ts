import { z } from 'zod';

/** Who acted: the kind alone, never which operator. */
export const actorKind = z.enum(['member', 'operator', 'system']);
export type ActorKind = z.output<typeof actorKind>;
