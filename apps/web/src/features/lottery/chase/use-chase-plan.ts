import { useState } from 'react';
import { CHASE_MOST } from '#libs/lottery/common/chases.calls';
import { readMultiple } from '../stake/stake-state';
import { type ChaseBase, type ChasePlan, planMultiples } from './chase-plan';

export type PlanKind = ChasePlan['kind'];

/** As typed, in ASCII digits. */
export interface PlanFieldsState {
  kind: PlanKind;
  draws: string;
  multiple: string;
  every: string;
  percent: string;
}

const FIRST: PlanFieldsState = { kind: 'flat', draws: '10', multiple: '1', every: '3', percent: '30' };
const MOST_PERCENT = 1000;

const whole = (text: string, most: number): number | null => {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** The plan that the fields describe, or `null` while they describe none. */
function planOf({ kind, multiple, every, percent }: PlanFieldsState): ChasePlan | null {
  const [first, step, profit] = [
    readMultiple(multiple),
    whole(every, CHASE_MOST),
    whole(percent, MOST_PERCENT),
  ];
  switch (kind) {
    case 'flat':
      return first === null ? null : { kind, multiple: first };
    case 'doubled':
      return first === null || step === null ? null : { kind, multiple: first, every: step };
    case 'profit':
      return profit === null ? null : { kind, percent: profit };
  }
}

/** The multiples of a chase: planned, and each of them changed by hand where that is wanted. */
export function useChasePlan(base: ChaseBase) {
  const [fields, setFields] = useState(FIRST);
  const [changed, setChanged] = useState<Readonly<Record<number, number>>>({});
  const plan = planOf(fields);
  const draws = whole(fields.draws, CHASE_MOST) ?? 0;
  const planned = plan ? planMultiples(plan, draws, base) : [];
  return {
    fields,
    /** Another plan drops what was changed by hand. */
    setFields: (next: PlanFieldsState) => {
      setFields(next);
      setChanged({});
    },
    setMultiple: (at: number, multiple: number) => setChanged((held) => ({ ...held, [at]: multiple })),
    multiples: planned.map((multiple, at) => changed[at] ?? multiple),
    /** The plan cannot go on for as many draws as were asked for. */
    falls: plan !== null && planned.length < draws,
  };
}

export type ChasePlanState = ReturnType<typeof useChasePlan>;
