import type { TestDatabase } from '#libs/platform/testing/test-database';

/** Leaves a member so much to stake, in minor units; 0 meets everything. It holds for each requirement that is open. */
export async function leaveToStake(db: TestDatabase, member: string, left: number): Promise<void> {
  await db.query(
    `update wagering.requirement set done_e4 = (required - $2) * 10000, status = case $2 when 0 then 'met' else 'active' end,
       closed_at = case $2 when 0 then now() end
     where member = $1 and status = 'active'`,
    [member, left],
  );
}

/** What a member has to stake, in minor units. */
export async function leftToStake(db: TestDatabase, member: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    `select coalesce(sum(required - done_e4 / 10000), 0)::int as left from wagering.requirement
     where member = $1 and status = 'active'`,
    [member],
  );
  return row?.left ?? 0;
}

/** Stores a wagering plan of the demo brand, instead of the one that it may have: percent by game type, or by type and class as in `RNG:slot`. */
export async function storePlan(
  db: TestDatabase,
  code: string,
  rates: Readonly<Record<string, number>> | null,
): Promise<void> {
  await db.query(`delete from wagering.plan_rate where brand = 'mela' and plan = $1`, [code]);
  await db.query(
    `insert into wagering.plan (brand, code, name) values ('mela', $1, $1) on conflict do nothing`,
    [code],
  );
  for (const [name, percent] of Object.entries(rates ?? {})) {
    const [type, classify = '*'] = name.split(':');
    await db.query(
      `insert into wagering.plan_rate (brand, plan, type, classify, percent) values ('mela', $1, $2, $3, $4)`,
      [code, type, classify, percent],
    );
  }
}
