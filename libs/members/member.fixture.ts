import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#libs/platform/testing/test-database';

export interface TestMember {
  parent: string | null;
  /** 0: a plain member. */
  type: number;
  brand?: string;
  account?: string;
}

/** Writes a member below `parent` without a registration, and returns the id. */
export async function insertMember(
  db: TestDatabase,
  { parent, type, brand = 'mela', account = `member${randomUUID()}` }: TestMember,
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `with written as (
       insert into members.member (brand, account, type, password_hash, parent, registered_at)
       values ($4, $1, $2, 'none', $3, now()) returning id
     ), above as (
       insert into members.ancestor (member, ancestor, depth)
       select id, $3::bigint, 1 from written where $3::bigint is not null
       union all select w.id, a.ancestor, a.depth + 1 from written w, members.ancestor a where a.member = $3
     )
     select id from written`,
    [account, type, parent, brand],
  );
  return row?.id ?? '';
}
