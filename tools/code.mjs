import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { readBrandList, readBrands } from './brands.mjs';

const PERIOD_MS = 30_000;
const ROOT = path.resolve(import.meta.dirname, '..');

/** The one-time code of a demo operator, whose secret is public; the same as an authenticator would show. */
const operators = readBrands(ROOT).flatMap(({ id, name: issuer }) =>
  readBrandList(ROOT, id, 'demo-operators').map((operator) => ({ ...operator, issuer })),
);
const [, , name = operators[0]?.account] = process.argv;
const operator = operators.find(({ account }) => account === name);
if (!operator) {
  console.error(
    `There is no demo operator ${name}. There are: ${operators.map(({ account }) => account).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  const secret = Secret.fromBase32(operator.totpSecret);
  const left = Math.ceil((PERIOD_MS - (Date.now() % PERIOD_MS)) / 1000);
  console.log(
    `${TOTP.generate({ secret })}  for ${operator.account}, changes in ${left} s, good for one log-in`,
  );
  console.log(
    `For an authenticator: ${new TOTP({ issuer: operator.issuer, label: operator.account, secret })}`,
  );
}
