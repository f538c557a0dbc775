import type pg from 'pg';
import { APPLICATION_ROLE } from '../database/data-source.js';
import { StartupError } from '../process/startup-error.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Sees to it that the client's role can act as the programs' role. Roles belong to the whole server, not to one
 * database, so this runs before the migrations and tolerates a race. What an administrator prepared is taken as it is.
 * @throws Obstacle where it is not prepared, and the client's role may not create or grant it
 */
export async function ensureApplicationRole(client: pg.Client): Promise<void> {
  if (await canAct(client)) return;
  try {
    await client.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
          create role ${APPLICATION_ROLE} nologin;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    await client.query(`grant ${APPLICATION_ROLE} to current_user`);
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartupError(await whatToGrant(client));
  }
}

async function canAct(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`set role ${APPLICATION_ROLE}`);
  } catch {
    return false; // not there, or not granted
  }
  await client.query('reset role');
  return true;
}

async function whatToGrant(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string; exists: boolean }>(
    `select quote_ident(current_user) as role,
       exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') as exists`,
  );
  const { role = 'current_user', exists = false } = rows[0] ?? {};
  const grant = `grant ${APPLICATION_ROLE} to ${role}`;
  if (exists)
    return `the role ${role} of DATABASE_URL may not act as ${APPLICATION_ROLE}: let an administrator run "${grant}"`;
  return (
    `the role ${role} of DATABASE_URL has no CREATEROLE, and there is no role ${APPLICATION_ROLE}: let an administrator ` +
    `run "alter role ${role} createrole", or "create role ${APPLICATION_ROLE} nologin; ${grant}"`
  );
}
