import type { Fault } from '../stack/fault.js';

const THREADS = 'libs/messaging/threads';

export const postFaults: Fault[] = [
  {
    guard: 'look for a post that was sent before + constraint of its client id',
    sources: [
      { file: `${THREADS}/threads.service.ts`, from: 'if (sent) return', to: 'if (false && sent) return' },
      { file: `${THREADS}/threads.service.ts`, from: 'if (!other)\n', to: 'if (other !== undefined)\n' },
    ],
    sql: ['alter table messaging.post drop constraint post_thread_author_client_id_key'],
  },
  {
    guard: 'lock of the thread + key of its posts',
    sources: [
      {
        file: 'libs/platform/transitions/lifecycle.ts',
        from: `where: { id } as FindOptionsWhere<Row>,
      lock: { mode: 'pessimistic_write' },`,
        to: 'where: { id } as FindOptionsWhere<Row>,',
      },
    ],
    sql: ['alter table messaging.post drop constraint post_pkey cascade'],
  },
  {
    guard: 'replay from lastSeq + the page asks for what it lacks',
    sources: [
      {
        file: 'libs/platform/push/push-service.ts',
        from: 'const known = lastSeq === undefined || lastSeq === null ? head : lastSeq;',
        to: 'const known: unknown = head;',
      },
      { file: 'apps/web/src/data/socket/sequencer.ts', from: 'this.effects.replay(this.last);', to: '' },
    ],
  },
];
