import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which tables each context owns. */
const TABLES: Record<string, string[]> = {
  members: ['member', 'ancestor', 'invitation'],
  notifications: ['letter'],
  verification: ['one_time_code', 'captcha', 'code_asker'],
  authentication: [
    'operator',
    'session',
    'device',
    'known_device',
    'login_attempt',
    'step_up',
    'payment_password',
    'reset_link',
    'totp',
    'recovery_code',
    'factor_reset',
    'social_account',
    'social_attempt',
  ],
};
const SCHEMAS = Object.keys(TABLES);
const OWNED = Object.entries(TABLES).flatMap(([schema, tables]) =>
  tables.map((table) => ({ schema, table })),
);

/** Every function whose text matches `pattern` is defined again, with the names that `renamed` gives it. */
async function redefine(runner: QueryRunner, pattern: string, renamed: (text: string) => string) {
  const functions: { definition: string }[] = await runner.query(
    `select pg_get_functiondef(oid) as definition from pg_proc where prokind = 'f' and prosrc ~ $1`,
    [`\\m(${pattern})\\M`],
  );
  for (const { definition } of functions) await runner.query(renamed(definition));
}

/**
 * Moves the tables of identity to schemas named after the contexts that own them. Grants, indexes, triggers and foreign
 * keys move with a table; functions name tables in their text, and are defined again.
 */
export class ContextSchemas1764630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const schema of SCHEMAS)
      await runner.query(`create schema ${schema}; grant usage on schema ${schema} to mela_app`);
    for (const { schema, table } of OWNED)
      await runner.query(`alter table identity.${table} set schema ${schema}`);
    await runner.query(`
      alter sequence identity.person_id set schema members;
      alter function identity.audit_status() set schema members;
    `);
    await redefine(runner, OWNED.map(({ table }) => `identity\\.${table}`).join('|'), (text) =>
      OWNED.reduce(
        (changed, { schema, table }) =>
          changed.replace(new RegExp(`\\bidentity\\.${table}\\b`, 'g'), `${schema}.${table}`),
        text,
      ),
    );
    await runner.query('drop schema identity');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create schema identity; grant usage on schema identity to mela_app');
    for (const { schema, table } of OWNED)
      await runner.query(`alter table ${schema}.${table} set schema identity`);
    await runner.query(`
      alter sequence members.person_id set schema identity;
      alter function members.audit_status() set schema identity;
    `);
    const names = OWNED.map(({ schema, table }) => `${schema}\\.${table}`).join('|');
    await redefine(runner, names, (text) =>
      text.replace(new RegExp(`\\b(${names})\\b`, 'g'), (name) => name.replace(/^\w+/, 'identity')),
    );
    await runner.query(`drop schema ${SCHEMAS.join(', ')}`);
  }
}
