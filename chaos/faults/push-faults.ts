import type { Fault } from '../stack/fault.js';

const WRITE_EVENTS = 'platform.write_events(bigint[], text[], text[], jsonb[])';
const DATABASE = 'libs/platform/database/database.ts';
const FEED = 'libs/platform/push/person-feed.ts';
const SEQUENCER = 'apps/web/src/data/socket/sequencer.ts';

export const noticeFaults: Fault[] = [
  {
    guard: 'a counter for each person',
    routines: [
      {
        routine: WRITE_EVENTS,
        from: 's.seq + row_number() over (partition by i.person order by i.ord)',
        to: `nextval('platform.global_seq')`,
      },
    ],
    sql: ['create sequence platform.global_seq', 'grant usage on sequence platform.global_seq to mela_app'],
  },
  {
    guard: 'replay from lastSeq + the page asks for what it lacks',
    sources: [
      {
        file: 'libs/platform/push/push-service.ts',
        from: 'const known = lastSeq === undefined || lastSeq === null ? head : lastSeq;',
        to: 'const known: unknown = head;',
      },
      { file: SEQUENCER, from: 'this.effects.replay(this.last);', to: '' },
    ],
  },
  {
    guard: "the socket's cursor + the page drops what it has seen",
    sources: [
      { file: FEED, from: 'this.cursors.set(socket, row.seq);', to: '' },
      {
        file: SEQUENCER,
        from: 'if (event.seq <= this.last) return;',
        to: 'if (event.seq <= this.last) return this.effects.apply(event);',
      },
    ],
  },
];

export const outboxFaults: Fault[] = [
  {
    guard: 'sweep of the outbox',
    sources: [
      {
        file: 'libs/platform/events/outbox.ts',
        from: 'await this.sendWakeUps(rows.map((row) => ({ ...row, seq: Number(row.seq) })));',
        to: '',
      },
    ],
  },
  {
    guard: 'outbox row with the event',
    routines: [
      {
        routine: WRITE_EVENTS,
        from: 'array_agg(seq) from head',
        to: 'array_agg(seq) from head having false',
      },
    ],
  },
  {
    guard: 'event in the transaction of the change',
    sources: [
      { file: DATABASE, from: 'for (const last of transaction.beforeCommit.values()) await last();', to: '' },
      {
        file: DATABASE,
        from: 'await runner.commitTransaction();',
        to: `await runner.commitTransaction();
      if (transaction.beforeCommit.size > 0) {
        await (await import('../process/pause-point.js')).pausePoint('after-commit');
        await runner.startTransaction();
        await this.current.run(transaction, async () => {
          for (const last of transaction.beforeCommit.values()) await last();
        });
        await runner.commitTransaction();
      }`,
      },
    ],
  },
];
