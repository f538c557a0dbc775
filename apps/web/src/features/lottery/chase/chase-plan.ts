import { MOST_MULTIPLE } from '#libs/lottery/common/ticket-lines';

/** How the multiples of a chase's draws follow each other. */
export type ChasePlan =
  | { kind: 'flat'; multiple: number }
  /** Doubled after each so many draws. */
  | { kind: 'doubled'; multiple: number; every: number }
  /** The least multiple with which one win brings so many percent of all stakes until then. */
  | { kind: 'profit'; percent: number };

/** What the lines cost and win once, in minor units: a draw costs its multiple of it. */
export interface ChaseBase {
  amount: bigint;
  win: bigint;
}

/** The multiples of so many draws; fewer where a plan cannot go on: no multiple earns the profit, or one is too high. */
export function planMultiples(plan: ChasePlan, draws: number, { amount, win }: ChaseBase): number[] {
  const multiples: number[] = [];
  let spent = 0n;
  while (multiples.length < draws) {
    const next = nextMultiple(plan, multiples.length, { amount, win, spent });
    if (next === null || next > MOST_MULTIPLE) break;
    multiples.push(next);
    spent += amount * BigInt(next);
  }
  return multiples;
}

function nextMultiple(
  plan: ChasePlan,
  at: number,
  { amount, win, spent }: ChaseBase & { spent: bigint },
): number | null {
  switch (plan.kind) {
    case 'flat':
      return plan.multiple;
    case 'doubled':
      return plan.multiple * 2 ** Math.floor(at / plan.every);
    case 'profit':
      return profitMultiple({ amount, win, spent }, BigInt(plan.percent));
  }
}

/** The least m with `m win >= (spent + m amount) (1 + percent / 100)`, or `null` if there is none. */
function profitMultiple(
  { amount, win, spent }: ChaseBase & { spent: bigint },
  percent: bigint,
): number | null {
  const gain = 100n * win - (100n + percent) * amount;
  if (gain <= 0n) return null;
  const needed = (100n + percent) * spent;
  const multiple = (needed + gain - 1n) / gain;
  return Number(multiple > 0n ? multiple : 1n);
}
