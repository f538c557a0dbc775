import pg from 'pg';
import { setUpTestParts } from '#libs/platform/testing/set-up';
import { restoreFormerWallet } from './former-wallet.js';

const { db } = setUpTestParts();

test('nothing of requirements and bonuses is left in the wallet of before them', async () => {
  const owner = new pg.Pool({ connectionString: db.url, max: 1 });
  await restoreFormerWallet(owner).finally(() => owner.end());
  const [row] = await db.query(
    `select to_regclass('wagering.requirement') as requirement, to_regclass('ledger.turnover')::text as turnover,
       array(select proname::text from pg_proc where pronamespace = 'games'::regnamespace and prosrc ~ 'wagering\\.') as counting`,
  );
  expect(row).toEqual({ requirement: null, turnover: 'ledger.turnover', counting: [] });
});
