import { z } from 'zod';
import { definePush } from '../common/push.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { sqlState } from './database.js';

const noted = definePush({ name: 'note.written', summary: 'test', data: z.object({ note: z.int() }) });

let db: TestDatabase;
let parts: TestParts;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query('create table public.note (id int primary key, text text not null)');
  await db.query('grant all on public.note to mela_app');
  parts = await createTestParts(db.url);
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});
beforeEach(() => db.query('truncate public.note'));

const write = (id: number, text = '') =>
  parts.database.query('insert into public.note values ($1, $2)', [id, text]);
const notes = async () =>
  (await db.query<{ id: number }>('select id from public.note order by id')).map((row) => row.id);
const transactionId = async () =>
  (await parts.database.query<{ id: string }>('select pg_current_xact_id() as id'))[0]?.id;
const fail = () => {
  throw new Error('no');
};

/** Waits until `parties` callers have arrived and releases them together; later callers pass. */
function barrier(parties: number): () => Promise<void> {
  let open: () => void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === parties) open();
    return opened;
  };
}

test('rolls back when the work throws, and joins a nested call', async () => {
  const { database } = parts;
  const work = database.transaction(async () => {
    await write(1);
    const outer = await transactionId();
    await database.transaction(async () => {
      expect(await transactionId()).toBe(outer);
      await write(2);
    });
    fail();
  });
  await expect(work).rejects.toThrow('no');
  expect(await notes()).toEqual([]);
  expect(database.inTransaction).toBe(false);
});

test('rolls back a savepoint alone, with its events and its work after COMMIT', async () => {
  const { database, events } = parts;
  const done: string[] = [];
  await database.transaction(async () => {
    await write(1);
    await events.append(noted, '401', 'mela', { note: 1 });
    database.afterCommit(() => done.push('outer'));
    const inner = database.savepoint(async () => {
      await write(2);
      await events.append(noted, '401', 'mela', { note: 2 });
      await events.append(noted, '402', 'mela', { note: 2 });
      database.afterCommit(() => done.push('inner'));
      fail();
    });
    await expect(inner).rejects.toThrow('no');
    await database.savepoint(() => events.append(noted, '401', 'mela', { note: 3 }));
  });
  expect(await notes()).toEqual([1]);
  expect((await events.after('401', 0, 10)).map((row) => row.data)).toEqual([{ note: 1 }, { note: 3 }]);
  expect(await events.after('402', 0, 10)).toEqual([]);
  expect(done).toEqual(['outer']);
});

test('writes later events after a first event was appended in a savepoint that was rolled back', async () => {
  const { database, events } = parts;
  await database.transaction(async () => {
    const inner = database.savepoint(async () => {
      await events.append(noted, '403', 'mela', { note: 1 });
      fail();
    });
    await expect(inner).rejects.toThrow('no');
    await events.append(noted, '403', 'mela', { note: 2 });
  });
  expect((await events.after('403', 0, 10)).map((row) => row.data)).toEqual([{ note: 2 }]);
});

test('continues a savepoint after a failed statement', async () => {
  const { database } = parts;
  await database.transaction(async () => {
    await write(1);
    await expect(database.savepoint(() => write(1))).rejects.toMatchObject({
      driverError: { code: '23505' },
    });
    await write(2);
  });
  expect(await notes()).toEqual([1, 2]);
});

test('runs work after COMMIT once, after the outermost transaction, when others can see the change', async () => {
  const { database } = parts;
  const seen: Promise<number[]>[] = [];
  await database.transaction(async () => {
    await database.transaction(async () => {
      database.afterCommit(() => seen.push(notes()));
      await write(1);
    });
    expect(seen).toEqual([]);
  });
  expect(await Promise.all(seen)).toEqual([[1]]);
});

test('does not run work after COMMIT when the transaction rolls back or COMMIT fails', async () => {
  const { database } = parts;
  const done: string[] = [];
  const undone = database.transaction(async () => {
    database.afterCommit(() => done.push('rollback'));
    fail();
  });
  await expect(undone).rejects.toThrow('no');
  await db.query(`create or replace function public.too_late() returns trigger language plpgsql as
    $$ begin raise exception 'too late'; end $$`);
  await db.query(`create constraint trigger too_late after insert on public.note
    deferrable initially deferred for each row execute function public.too_late()`);
  const late = database.transaction(async () => {
    database.afterCommit(() => done.push('failed commit'));
    await write(1);
  });
  await expect(late).rejects.toThrow('too late');
  await db.query('drop trigger too_late on public.note');
  expect(done).toEqual([]);
});

test('retries deadlocked transactions until each is done once', async () => {
  const { database } = parts;
  await write(1);
  await write(2);
  const both = barrier(2);
  let attempts = 0;
  const done: string[] = [];
  const lock = (first: number, second: number, text: string) =>
    database.transaction(async () => {
      attempts += 1;
      database.afterCommit(() => done.push(text));
      const append = 'update public.note set text = text || $2 where id = $1';
      await database.query(append, [first, text]);
      await both();
      await database.query(append, [second, text]);
    });
  await Promise.all([lock(1, 2, 'a'), lock(2, 1, 'b')]);
  const rows = await db.query<{ text: string }>('select text from public.note order by id');
  expect(rows.map((row) => [...row.text].sort().join(''))).toEqual(['ab', 'ab']);
  expect(attempts).toBeGreaterThan(2);
  expect(done.sort()).toEqual(['a', 'b']);
});

test('retries a single statement after a deadlock, but not after another error', async () => {
  await db.query(`create sequence public.tries;
    grant usage on sequence public.tries to mela_app;
    create function public.refuse_first(state text) returns int language plpgsql as $$
    begin
      if nextval('public.tries') = 1 then raise exception using errcode = state; end if;
      return 7;
    end $$`);
  const committed: unknown[] = [];
  const run = (state: string) =>
    parts.database.statement('select public.refuse_first($1) as answer', [state], (rows) =>
      committed.push(...rows),
    );
  expect(await run('40P01')).toEqual([{ answer: 7 }]);
  await db.query(`select setval('public.tries', 1, false)`);
  await expect(run('22000')).rejects.toMatchObject({ code: '22000' });
  expect(committed).toEqual([{ answer: 7 }]);
});

test('does not retry after an error that is not a deadlock', async () => {
  let attempts = 0;
  const work = parts.database.transaction(async () => {
    attempts += 1;
    await write(1);
    await write(1);
  });
  await expect(work).rejects.toMatchObject({ driverError: { code: '23505' } });
  expect(attempts).toBe(1);
});

test('reads one moment in a snapshot, and allows no write in it', async () => {
  const { database } = parts;
  const count = async () => (await database.query('select 1 from public.note')).length;
  await database.snapshot(async () => {
    expect(await count()).toBe(0);
    await db.query(`insert into public.note values (1, '')`);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);
  expect(await database.snapshot(() => write(2)).then(() => 'written', sqlState)).toBe('25006');
});

test('isolates concurrent transactions from each other', async () => {
  const { database } = parts;
  const written = barrier(2);
  const counted = barrier(2);
  const one = (id: number) =>
    database.transaction(async () => {
      await write(id);
      await written();
      const seen = (await database.query('select 1 from public.note')).length;
      await counted();
      return seen;
    });
  expect(await Promise.all([one(1), one(2)])).toEqual([1, 1]);
});

test("gives pooled connections the application's role", async () => {
  expect(await parts.database.query('select current_user as role')).toEqual([{ role: 'mela_app' }]);
});

test('rejects work after COMMIT and savepoints outside a transaction', async () => {
  expect(() => parts.database.afterCommit(() => undefined)).toThrow('inside a transaction');
  await expect(parts.database.savepoint(async () => 1)).rejects.toThrow('inside a transaction');
  await expect(parts.events.append(noted, '1', 'mela', { note: 1 })).rejects.toThrow('inside a transaction');
});

test('commits inOwnTransaction work even if the caller fails, and rejects it inside a transaction', async () => {
  const { database } = parts;
  await expect(
    database.inOwnTransaction(() => write(200)).then(() => Promise.reject(new Error('refused'))),
  ).rejects.toThrow('refused');
  expect(await notes()).toEqual([200]);
  await expect(database.transaction(() => database.inOwnTransaction(() => write(201)))).rejects.toThrow(
    'before the transaction begins',
  );
  expect(await notes()).toEqual([200]);
});
