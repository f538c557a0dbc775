import type { ArticleDraft } from '../common/articles.js';

type Plan = Pick<ArticleDraft, 'shown' | 'fromAt' | 'untilAt'>;

/**
 * When what visitors see of the article changes next by itself; `null` if it does not. A text that is planned is due until it
 * has begun, however late.
 */
export function nextChange({ shown, fromAt, untilAt }: Plan, plannedAt: Date | null, now: Date): Date | null {
  const times = shown ? [fromAt, untilAt].flatMap((at) => (at === null ? [] : [new Date(at)])) : [];
  const next = times.find((at) => at > now) ?? null;
  if (next === null || plannedAt === null) return next ?? plannedAt;
  return plannedAt < next ? plannedAt : next;
}

export const isDue = (at: Date | null, now: Date): boolean => at !== null && at <= now;
