import type { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { authenticationErrors } from '../common/authentication.errors.js';

/** The SQL of the permissions of operator `o`, of all roles. */
export const PERMISSIONS_OF_O = `array(
  select distinct unnest(r.permissions) from authentication.operator_grant g
  join authentication.operator_role r on r.brand = g.brand and r.name = g.role where g.operator = o.id)`;

/** What an administrator needs to change roles and operators, and to find and approve what another one proposed. */
const ADMINISTRATION = [
  'proposal.read',
  'role.change',
  'role.confirm',
  'operator.change',
  'operator.confirm',
];

/**
 * Locks the roles of a brand, so that changes of roles and of who has them come one after the other. In the caller's
 * transaction. @returns the names of the roles
 */
export async function lockRoles(database: Database, brand: string): Promise<Set<string>> {
  const rows = await database.query<{ name: string }>(
    'select name from authentication.operator_role where brand = $1 order by name for update',
    [brand],
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Checks that enough active operators who can log in are left who may change roles and confirm such a change, after the
 * change in the caller's transaction. @throws AppError 409
 */
export async function assertAdministratorsLeft(
  database: Database,
  brand: string,
  atLeast: number,
): Promise<void> {
  const [row] = await database.query<{ left: number }>(
    `select count(*)::int as left from authentication.operator o
     where o.brand = $1 and o.status = 'active' and o.password_hash is not null and ${PERMISSIONS_OF_O} @> $2`,
    [brand, ADMINISTRATION],
  );
  if ((row?.left ?? 0) < atLeast) throw new AppError(authenticationErrors.error_last_administrator);
}
