import 'reflect-metadata';
import { Passwords } from '#libs/authentication/index';
import { loadConfig } from '#libs/platform/config/config';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { connectAsOwner } from './migrate.js';
import { addOperator } from './new-operator.js';

const USAGE = 'add-operator.js <brand> <account> <staff number> <role> [<role> …]';

/** Adds an operator from the command line, as the first administrators of an installation are. */
async function main([brand, account, personKey, ...roles]: string[]): Promise<void> {
  if (!brand || !account || !personKey || roles.length === 0) throw new Error(USAGE);
  const config = loadConfig();
  const database = await connectAsOwner(config.DATABASE_URL);
  try {
    const parts = { passwords: new Passwords(config), secret: new InstallationSecret(config) };
    const made = await addOperator(database, { brand, account, personKey, roles }, parts);
    console.log(`Operator ${account}\nPassword ${made.password}\nAuthenticator secret ${made.totpSecret}`);
    console.log('Both are shown this once. Hand them over in person.');
  } finally {
    await database.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`No operator was added: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
