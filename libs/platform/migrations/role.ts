import type pg from 'pg';
import { APPLICATION_ROLE } from '../database/data-source.js';

/** Roles belong to the whole server, not to one database, so this runs before the migrations and tolerates a race. */
export async function ensureApplicationRole(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      create role ${APPLICATION_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  await client.query(`grant ${APPLICATION_ROLE} to current_user`);
}
