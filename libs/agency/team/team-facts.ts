/** What was paid under contracts: `payee, payer, kind, amount, paid_at`; a payer of null is the house. */
export const PAID_OUT = `(select payee, payer, kind, amount, paid_at from agency.payout where status = 'paid')`;

/**
 * What the members of a CTE `team (member)` did, summed up by `member` and `slot`: `deposits, withdrawals, stake, valid_bet,
 * payout, income`, in minor units. Deposits count when they are credited, payouts of withdrawals (fee included) when
 * they count as received, rounds when they are settled; void rounds do not count. Half-open between the parameters
 * `$from` and `$to`, each of which may be null; `$brand` names the brand. `slot` makes an SQL expression of a moment.
 */
export function teamFacts(
  [$brand, $from, $to]: readonly [string, string, string],
  slot: (moment: string) => string,
): string {
  const sums = (moment: string, figures: Partial<Record<(typeof FIGURES)[number], string>>, from: string) =>
    `select team.member, ${slot(moment)} as slot,
       ${FIGURES.map((name) => `${figures[name] ? `sum(${figures[name]})` : '0::numeric'} as ${name}`).join(', ')}
     from team join ${from}
       and (${$from}::timestamptz is null or ${moment} >= ${$from}) and (${$to}::timestamptz is null or ${moment} < ${$to})
     group by 1, 2`;
  return `(${[
    sums(
      's.at',
      { deposits: 'd.amount' },
      `cashier.deposit d on d.member = team.member join cashier.deposit_step s on s.deposit = d.id and s.status = 'paid'
       where d.brand = ${$brand} and d.status = 'paid'`,
    ),
    sums(
      't.answered_at',
      { withdrawals: 't.amount + t.fee' },
      `cashier.withdrawal w on w.member = team.member join cashier.tranche t on t.withdrawal = w.id
       where w.brand = ${$brand} and t.status in ('received', 'auto-received', 'force-received')`,
    ),
    sums(
      'r.settled_at',
      { stake: 'r.stake', valid_bet: 'r.valid_bet', payout: 'r.payout' },
      `games.round r on r.member = team.member where r.brand = ${$brand} and r.status = 'settled'`,
    ),
    sums(
      'paid.paid_at',
      { income: 'paid.amount' },
      `${PAID_OUT} paid on paid.payee = team.member where true`,
    ),
  ].join(' union all ')})`;
}

const FIGURES = ['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'income'] as const;
