import type { FieldError } from '#libs/platform/common/errors';

type Moment = string | null;

interface Planned {
  /** When the plan begins, and the field that says so. */
  at: Moment;
  field: string;
  /** What visitors see until then, if there is anything: both moments may be open. */
  shown: { fromAt: Moment; untilAt: Moment } | null;
  now: Date;
}

/** Why a plan cannot begin at its time: it has none, the time is past, or lies outside of that of what it would replace. */
export function planErrors({ at, field, shown, now }: Planned): FieldError[] {
  if (at === null) return [{ field, code: 'field_required' }];
  const begins = Date.parse(at);
  if (begins <= now.getTime()) return [{ field, code: 'field_date_order' }];
  const { fromAt, untilAt } = shown ?? { fromAt: null, untilAt: null };
  if (fromAt !== null && begins <= Date.parse(fromAt)) return [{ field, code: 'field_date_order' }];
  if (untilAt !== null && begins >= Date.parse(untilAt)) return [{ field, code: 'field_plan_overlap' }];
  return [];
}

/** Why what is shown cannot have these times while a plan takes its place at `plannedAt`. */
export function shownErrors(
  { fromAt, untilAt }: { fromAt: Moment; untilAt: Moment },
  plannedAt: Date | null,
): FieldError[] {
  if (plannedAt === null) return [];
  const errors: FieldError[] = [];
  if (fromAt !== null && Date.parse(fromAt) >= plannedAt.getTime())
    errors.push({ field: 'fromAt', code: 'field_plan_overlap' });
  if (untilAt !== null && Date.parse(untilAt) <= plannedAt.getTime())
    errors.push({ field: 'untilAt', code: 'field_plan_overlap' });
  return errors;
}
