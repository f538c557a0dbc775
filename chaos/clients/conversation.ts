import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ThreadDetail } from '#libs/messaging/common/thread';
import { openChat } from '#libs/messaging/service/chat.fixture';
import { writePost } from '#libs/messaging/threads/thread.fixture';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import type { Customer } from './customer.js';

const TIMEOUT_MS = 60_000;
/** One try that gets no answer: the api was killed under it. */
const TRY_MS = 10_000;

/** An operator who answers members, with the headers of the browser. */
export interface ChatOperator {
  id: string;
  headersOf(api: Api): Record<string, string>;
}

export async function chatOperator(stack: Stack): Promise<ChatOperator> {
  const id = await insertOperator(stack.rows, ['thread.read', 'thread.answer', 'thread.close']);
  const token = await insertSession(stack.rows, { person: id, role: 'operator' });
  return { id, headersOf: ({ url }) => operatorHeaders(token, url) };
}

/** A chat of a member with an operator. Each sending is repeated under its client id until it is accepted, as browsers do. */
export class Conversation {
  private thread = '';

  constructor(
    readonly customer: Customer,
    readonly operator: ChatOperator,
  ) {}

  get id(): string {
    return this.thread;
  }

  /** Sends it to these apis at once. */
  async begin(apis: Api[], text: string): Promise<void> {
    const fields = { text, clientId: randomUUID() };
    const begun = await Promise.all(
      apis.map(({ portal }) => untilAccepted(() => openChat(portal, this.customer, fields))),
    );
    const ids = new Set(begun.map(({ id }) => id));
    if (ids.size !== 1) throw new Error(`one beginning opened ${ids.size} chats`);
    this.thread = begun[0]?.id ?? '';
  }

  async write(apis: Api[], text: string): Promise<void> {
    const fields = { text, clientId: randomUUID() };
    await Promise.all(
      apis.map(({ portal }) => untilAccepted(() => writePost(portal, this.customer, this.thread, fields))),
    );
  }

  async answer(apis: Api[], text: string): Promise<void> {
    const body = { text, clientId: randomUUID() };
    const path = `/wps/ops/threads/${this.thread}/posts`;
    await Promise.all(
      apis.map((api) =>
        untilAccepted(() => api.portal.send('POST', path, body, { headers: this.operator.headersOf(api) })),
      ),
    );
  }

  /** As the member reads it, and as the operator does. */
  read(api: Api): Promise<[ThreadDetail, ThreadDetail]> {
    const headers = this.operator.headersOf(api);
    return Promise.all([
      untilAccepted(() =>
        api.portal.get<ThreadDetail>(`/wps/messages/threads/${this.thread}`, this.customer.token),
      ),
      untilAccepted(() =>
        api.portal.send<ThreadDetail>('GET', `/wps/ops/threads/${this.thread}`, undefined, { headers }),
      ),
    ]);
  }
}

interface Answer<Value> {
  status: number;
  body: { value: Value | null; message: string | null };
}

/** Repeats it through outages and limits. @throws Error for any other refusal, and after a minute */
async function untilAccepted<Value>(send: () => Promise<Answer<Value>>): Promise<Value> {
  const until = Date.now() + TIMEOUT_MS;
  let last = 'nothing';
  while (Date.now() < until) {
    const given = await Promise.race([
      send().catch((error: unknown) => String(error)),
      pause(TRY_MS, 'no answer', { ref: false }),
    ]);
    if (typeof given === 'string') last = given;
    else if (given.status === 200 && given.body.value !== null) return given.body.value;
    else if (given.status < 500 && given.status !== 429)
      throw new Error(`refused: ${given.status} ${given.body.message}`);
    else last = `${given.status} ${given.body.message}`;
    await pause(50);
  }
  throw new Error(`not accepted within a minute; the last answer was: ${last}`);
}
