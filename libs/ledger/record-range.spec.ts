import fc from 'fast-check';
import { repeated } from '#libs/platform/testing/repetitions';
import { AccountRecord } from './account-record.service.js';
import { RECORD_TYPES } from './common/account-record.calls.js';
import { BRAND, fundedWallet, type LedgerTestbed, openLedger } from './ledger.fixture.js';

const MINUTE_MS = 60_000;
const MEMBER = '910001';
const KINDS = ['bet', 'win', 'deposit', 'transfer'];

let testbed: LedgerTestbed;
let record: AccountRecord;

/** The times and kinds of the lines, in the order of their ids. */
let lines: { at: number; kind: string }[];

beforeAll(async () => {
  testbed = await openLedger();
  record = new AccountRecord(testbed.parts.database, testbed.parts.events);
  const wallet = await fundedWallet(testbed.ledger, MEMBER, 0n);
  const house = await testbed.ledger.houseAccount(BRAND, 'bank', 'BDT');
  const start = Date.UTC(2026, 0, 1);
  // Half an hour apart, and up to twenty minutes out of the order of their ids, which have gaps.
  lines = Array.from({ length: 150 }, (_, index) => ({
    at: start + index * 30 * MINUTE_MS + (index % 3 === 0 ? 50 * MINUTE_MS : 0),
    kind: KINDS[index % KINDS.length] as string,
  }));
  await testbed.db.query(
    `with t as (
       insert into ledger.transaction (id, brand, key, kind, reference, at) overriding system value
       select 1000 + ord * ord, $1, 'range:' || ord, kind, 'range', to_timestamp(at / 1000.0)
       from unnest($2::bigint[], $3::text[]) with ordinality as l(at, kind, ord) returning id, kind)
     insert into ledger.posting (transaction, line, account, currency, amount, balance_after, type)
     select id, line, account, 'BDT', amount, balance, ledger.record_type(kind)
     from t, (values (1, $4::bigint, -1, null::bigint), (2, $5, 1, 1)) as l(line, account, amount, balance)`,
    [BRAND, lines.map(({ at }) => at), lines.map(({ kind }) => kind), house, wallet],
  );
});
afterAll(() => testbed.close());

const typeOf = (kind: string) => (kind === 'bet' || kind === 'win' ? 'game' : kind);

test('lists and counts exactly the lines of any span and type', async () => {
  const first = lines[0]?.at ?? 0;
  const moment = fc.option(
    fc.oneof(
      fc.integer({ min: -180, max: 150 * 30 + 180 }).map((minutes) => first + minutes * MINUTE_MS),
      fc.constantFrom(...lines.map(({ at }) => at)),
    ),
    { nil: undefined },
  );
  const type = fc.option(fc.constantFrom(...RECORD_TYPES), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(moment, moment, type, async (from, to, wanted) => {
      const expected = lines
        .filter(({ at }) => (from === undefined || at >= from) && (to === undefined || at < to))
        .filter(({ kind }) => wanted === undefined || typeOf(kind) === wanted)
        .map(({ at }) => new Date(at).toISOString())
        .reverse();
      const text = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
      const page = await record.list(MEMBER, { from: text(from), to: text(to), type: wanted, page: 1 });
      expect(page.total).toBe(expected.length);
      expect(page.list.map(({ at }) => at)).toEqual(expected.slice(0, 20));
    }),
    { numRuns: repeated(50, 150) },
  );
});
