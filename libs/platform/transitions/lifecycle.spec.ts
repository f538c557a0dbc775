import { Column, Entity, PrimaryColumn } from 'typeorm';
import { setup } from 'xstate';
import { z } from 'zod';
import { platformErrors } from '../common/errors.js';
import { definePush } from '../common/push.js';
import { AppError } from '../http/app-error.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { memberActor, operatorActor, SYSTEM } from './actor-context.js';
import { Lifecycle } from './lifecycle.js';
import type { Moves } from './move.js';

const MEMBER = '100001';
const OPERATOR = { id: '7', account: 'operator7', brand: 'mela', address: '10.0.0.9' };

@Entity({ name: 'parcel', schema: 'post' })
class Parcel {
  @PrimaryColumn('uuid') id: string;
  @Column('text') brand: string;
  @Column('text') status: string;
  @Column('int') weight: number;
  @Column('text', { nullable: true }) claim: string | null;
}

const parcelSent = definePush({
  name: 'parcel.sent',
  summary: 'A parcel was sent',
  data: z.object({ id: z.string(), weight: z.number(), stamps: z.number(), by: z.string(), at: z.string() }),
});

const parcelChart = setup({
  types: { context: {} as { weight?: number }, events: {} as { type: 'SEND' } | { type: 'LOSE' } },
  guards: { light: ({ context }) => (context.weight ?? 0) < 10 },
}).createMachine({
  id: 'parcel',
  context: {},
  initial: 'packed',
  states: {
    packed: { on: { SEND: { guard: 'light', target: 'sent' } } },
    sent: { on: { LOSE: 'lost' } },
    lost: { type: 'final' },
  },
});

interface ParcelInputs {
  WEIGH: { weight: number };
  SEND: { reference?: string };
  LOSE: object;
}

class ParcelLifecycle extends Lifecycle<Parcel, ParcelInputs> {
  protected readonly noun = 'parcel';
  protected readonly entity = Parcel;
  protected readonly chart = parcelChart;
  protected override readonly stepTable = {
    table: 'post.parcel_step',
    owner: 'parcel',
    number: 'step',
    optional: ['reason'],
  } as const;
  protected readonly moves: Moves<Parcel, ParcelInputs> = {
    WEIGH: {
      audit: 'weighed',
      sameState: true,
      plan: ({ input: { weight } }) => ({ changes: { weight }, auditValues: { after: { weight } } }),
    },
    SEND: {
      audit: 'sent',
      pushes: [parcelSent],
      requires: ['reference'],
      plan: ({ row, next, input }) => ({
        auditValues: { after: { reference: input.reference } },
        steps: [{ status: 'stamped', reason: input.reference ?? '' }, { status: next }],
        payload: { by: 'post' },
        effect: async () => {
          await this.services.database.query('insert into post.stamp (parcel) values ($1)', [row.id]);
        },
      }),
    },
    LOSE: { audit: 'lost' },
  };

  protected override chartContext({ weight }: Parcel) {
    return { weight };
  }

  protected membersOf() {
    return [];
  }

  protected notAllowed(): AppError {
    return new AppError(platformErrors.error_request_in_flight);
  }

  protected override changesByActor(_row: Parcel, actor: { kind: string }): Partial<Parcel> {
    return actor.kind === 'operator' ? { claim: 'held' } : {};
  }

  protected override async recipients({ id, weight }: Parcel) {
    const stamps = await this.services.database.query('select from post.stamp where parcel = $1', [id]);
    return [{ person: MEMBER, data: { id, weight, stamps: stamps.length } }];
  }
}

let db: TestDatabase;
let parts: TestParts;
let lifecycle: ParcelLifecycle;
let id: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(`
    create schema post;
    create table post.parcel (id uuid primary key, brand text, status text, weight int, claim text);
    create table post.parcel_step (parcel uuid, step int, status text, by text, at timestamptz, reason text);
    create table post.stamp (parcel uuid);
    create table post.saved (parcel uuid);
    create function post.count_save() returns trigger language plpgsql security definer as $$
      begin insert into post.saved values (new.id); return new; end $$;
    create trigger saved after update on post.parcel for each row execute function post.count_save();
    grant usage on schema post to mela_app;
    grant select, insert, update on all tables in schema post to mela_app`);
  parts = await createTestParts(db.url, [Parcel]);
  lifecycle = new ParcelLifecycle(parts.transitions);
});
afterAll(async () => {
  await parts.close();
  await db.drop();
});
beforeEach(async () => {
  const [row] = await db.query<{ id: string }>(
    `insert into post.parcel values (gen_random_uuid(), 'mela', 'packed', 3, null) returning id`,
  );
  id = row?.id ?? '';
});

const send = (input: ParcelInputs['SEND'] = { reference: 'PX-1' }) =>
  lifecycle.applyByOperator(OPERATOR, id, 'SEND', input);

async function written() {
  const [row] = await db.query('select status, weight, claim from post.parcel where id = $1', [id]);
  const steps = await db.query(
    'select status, by, reason from post.parcel_step where parcel = $1 order by step',
    [id],
  );
  const audit = await db.query(
    'select actor, action, address, before, after from platform.audit where subject = $1 order by at, id',
    [`parcel ${id}`],
  );
  const pushes = await db.query<{ data: unknown }>(
    `select data from platform.event where name = 'parcel.sent' and data->>'id' = $1`,
    [id],
  );
  const saves = await db.query('select from post.saved where parcel = $1', [id]);
  return { row, steps, audit, pushes: pushes.map(({ data }) => data), saves: saves.length };
}

test('a move saves the row once, and writes steps, audit and a push that shows the effect', async () => {
  await send();
  expect(await written()).toEqual({
    row: { status: 'sent', weight: 3, claim: 'held' },
    saves: 1,
    steps: [
      { status: 'stamped', by: 'operator', reason: 'PX-1' },
      { status: 'sent', by: 'operator', reason: null },
    ],
    audit: [
      {
        actor: 'operator 7',
        action: 'parcel.sent',
        address: '10.0.0.9',
        before: { status: 'packed' },
        after: { status: 'sent', reference: 'PX-1' },
      },
    ],
    pushes: [{ id, weight: 3, stamps: 1, by: 'post', at: expect.any(String) }],
  });
});

test('an act that keeps the state asks no chart and adds no step', async () => {
  await lifecycle.applyByOperator(OPERATOR, id, 'WEIGH', { weight: 12 });
  const { row, steps, audit, saves } = await written();
  expect([row, steps, saves]).toEqual([{ status: 'packed', weight: 12, claim: 'held' }, [], 1]);
  expect(audit).toMatchObject([{ action: 'parcel.weighed', before: null, after: { weight: 12 } }]);
});

test('a move that the chart or its guard does not allow writes nothing', async () => {
  await expect(lifecycle.applyByOperator(OPERATOR, id, 'LOSE', {})).rejects.toMatchObject({ status: 409 });
  await db.query('update post.parcel set weight = 10 where id = $1', [id]);
  const before = await written();
  await expect(send()).rejects.toMatchObject({ status: 409 });
  expect(await written()).toEqual(before);
});

test('a missing field, another brand and an effect that fails are refused without a trace', async () => {
  const before = await written();
  await expect(send({})).rejects.toMatchObject({
    status: 400,
    detail: { errors: [{ field: 'reference', code: 'field_required' }] },
  });
  const stranger = { ...OPERATOR, brand: 'other' };
  await expect(lifecycle.applyByOperator(stranger, id, 'SEND', {})).rejects.toMatchObject({ status: 404 });
  await db.query('alter table post.stamp rename to stamps');
  await expect(send()).rejects.toThrow('post.stamp');
  await db.query('alter table post.stamps rename to stamp');
  expect(await written()).toEqual(before);
});

test('the audit names each actor, and a role is kept where one is given', async () => {
  const actors = [
    operatorActor(OPERATOR),
    memberActor({ person: MEMBER, address: '10.0.0.1' }),
    { ...SYSTEM, role: 'rule' },
    { kind: 'system', provider: 'bank' } as const,
  ];
  for (const actor of actors)
    await parts.database.transaction(async () => {
      const row = await lifecycle.lock(id);
      if (row) await lifecycle.applyMove(row, 'WEIGH', { weight: 1 }, actor);
    });
  const { audit } = await written();
  expect(audit.map(({ actor, after }) => [actor, after])).toEqual([
    ['operator 7', { weight: 1 }],
    [`member ${MEMBER}`, { weight: 1 }],
    ['system', { weight: 1, by: 'rule' }],
    ['provider bank', { weight: 1 }],
  ]);
});

test('a row can be followed on its chart by its id', async () => {
  lifecycle.onModuleInit();
  const { instances } = parts.transitions;
  expect(await instances.read('parcel', id)).toEqual({ state: 'packed', context: { weight: 3 } });
  expect(await instances.read('parcel', '100001')).toBeNull();
  expect(await instances.read('parcel', crypto.randomUUID())).toBeNull();
});
