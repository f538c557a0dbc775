/** Paid salaries and dividends: `payee, payer, kind, amount, paid_at`. A payer of null is the house. */
export const PAID_OUT = `(select payee, payer, kind, amount, paid_at from agency.payout where status = 'paid')`;

/** The agent whose team it is, the brand and the span, as parameters in SQL; either end of the span may be null. */
export interface TeamParameters {
  agent: string;
  brand: string;
  from: string;
  to: string;
}

/**
 * A CTE `name (member, settled_at, stake, valid_bet, payout)` with the rounds of an agent's team that were settled in the span.
 * The team of an agent at the top is a whole tree, whose rounds are together in an index. Other teams' rounds are found through
 * a CTE `team (member)`.
 */
export function settledRounds(
  { agent, brand, from, to }: TeamParameters,
  isTop: boolean,
  name = 'settled',
): string {
  const rounds = isTop
    ? `games.round_view r where r.tree = ${agent}`
    : 'team join games.round_view r on r.member = team.member where true';
  return `${name} as not materialized (
    select r.member, r.settled_at, r.stake, r.valid_bet, r.payout from ${rounds}
    and r.brand = ${brand} and r.status = 'settled' and ${inSpan('r.settled_at', from, to)})`;
}

const inSpan = (moment: string, from: string, to: string) =>
  `(${from}::timestamptz is null or ${moment} >= ${from}) and (${to}::timestamptz is null or ${moment} < ${to})`;

/**
 * Sums of what the members of the CTEs `team` and `settled` did, by `party` and `slot`: `deposits, withdrawals, stake,
 * valid_bet, payout, income`, in minor units. Deposits count when they are credited, payouts of withdrawals (fee included)
 * when they count as received, rounds when they are settled; void rounds do not count. `slot` makes an SQL expression of a
 * moment; `party` is a column of `team`, or null for all together.
 */
export const teamActivity = (parameters: TeamParameters, slot: Slot, party: Party): string =>
  `(${[...cashSums(parameters, slot, party), playSums(slot, party)].join(' union all ')})`;

/** `teamActivity` without the rounds. */
export const cashActivity = (parameters: TeamParameters, slot: Slot, party: Party): string =>
  `(${cashSums(parameters, slot, party).join(' union all ')})`;

type Party = 'member' | 'root' | null;
type Slot = (moment: string) => string;

const FIGURES = ['deposits', 'withdrawals', 'stake', 'valid_bet', 'payout', 'income'] as const;

function sums(
  party: Party,
  slot: string,
  figures: Partial<Record<(typeof FIGURES)[number], string>>,
  source: string,
): string {
  const columns = FIGURES.map(
    (name) => `${figures[name] ? `sum(${figures[name]})` : '0::numeric'} as ${name}`,
  );
  return `select ${party ? `team.${party}` : 'null::bigint'} as party, ${slot} as slot, ${columns.join(', ')}
     from ${source} group by 1, 2`;
}

const playSums = (slot: Slot, party: Party) =>
  sums(
    party,
    slot('settled.settled_at'),
    { stake: 'settled.stake', valid_bet: 'settled.valid_bet', payout: 'settled.payout' },
    party ? 'settled join team on team.member = settled.member' : 'settled',
  );

function cashSums({ brand, from, to }: TeamParameters, slot: Slot, party: Party): string[] {
  return [
    sums(
      party,
      slot('s.at'),
      { deposits: 'd.amount' },
      `team join cashier.deposit_view d on d.member = team.member join cashier.deposit_step_view s on s.deposit = d.id and s.status = 'paid'
       where d.brand = ${brand} and d.status = 'paid' and ${inSpan('s.at', from, to)}`,
    ),
    sums(
      party,
      slot('t.answered_at'),
      { withdrawals: 't.amount + t.fee' },
      `team join cashier.withdrawal_view w on w.member = team.member join cashier.tranche_view t on t.withdrawal = w.id
       where w.brand = ${brand} and t.status in ('received', 'auto-received', 'force-received')
         and ${inSpan('t.answered_at', from, to)}`,
    ),
    sums(
      party,
      slot('paid.paid_at'),
      { income: 'paid.amount' },
      `team join ${PAID_OUT} paid on paid.payee = team.member where ${inSpan('paid.paid_at', from, to)}`,
    ),
  ];
}

/** The quarter of an hour of a moment, in SQL. Hours and days of every time zone are made of whole quarters. */
export const quarterOf = (moment: string): string =>
  `date_bin('15 minutes', ${moment}, 'epoch'::timestamptz)`;
