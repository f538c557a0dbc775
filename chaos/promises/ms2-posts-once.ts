import { allCaughtUp, compareNotices, type Watched } from '../checks/notices.js';
import { openPages } from '../clients/audience.js';
import { mapConcurrently, times, waitUntil } from '../clients/concurrency.js';
import { Conversation, chatOperator } from '../clients/conversation.js';
import { register } from '../clients/customer.js';
import { LiveClient, sequencerOf } from '../clients/live-client.js';
import { definePromise, Findings } from '../promise.js';
import type { Api } from '../stack/program.js';
import type { Stack } from '../stack/stack.js';
import { apisInTurn, crashesAlong } from './crashes-along.js';

const CHATS_OF_AN_OPERATOR = 5;
const LIMIT_MS = 3000;
const TIMEOUT_MS = 15_000;

interface Size {
  /** All of them go on at the same time. */
  chats: number;
  /** Posts of each side after the first one; members may write 20 a minute. */
  turns: number;
  kills: number;
}

/** A post of a conversation is written and shown once on both sides, whichever api dies, and however often it is sent. */
export const postsOnce = definePromise<Size>({
  id: 'MS2',
  title: 'no post is lost or doubled',
  inBothTopologies: false,
  full: { chats: 50, turns: 6, kills: 10 },
  small: { chats: 10, turns: 3, kills: 2 },
  async run(stack, { chats, turns, kills }) {
    const apis: [Api, Api] = [await stack.startApi(), await stack.startApi()];
    const customers = await register(stack, apis[0], chats);
    const operators = await Promise.all(
      times(Math.ceil(chats / CHATS_OF_AN_OPERATOR)).map(() => chatOperator(stack)),
    );
    const conversations = customers.map((customer, index) => {
      const operator = operators[Math.floor(index / CHATS_OF_AN_OPERATOR)];
      if (!operator) throw new Error('every chat has its operator');
      return new Conversation(customer, operator);
    });
    const halves = [0, 1].map((half) => customers.filter((_, index) => index % 2 === half));
    const pages: Watched[] = [];
    for (const [half, ofHalf] of halves.entries())
      pages.push(...(await openPages(stack, (apis[half] as Api).url, ofHalf)));
    const Sequence = await sequencerOf(stack.buildFolder);
    const consoles = operators.map(({ id, headersOf }, index) => {
      const api = apis[index % 2] as Api;
      return { person: id, client: new LiveClient(api.url, headersOf(api), 0, Sequence), from: 0 };
    });
    const watched = [...pages, ...consoles];
    await mapConcurrently(conversations, chats, (one) => one.begin(apis, 'Hello?'));

    // One turn of all conversations after the other, so that all of them are under way at any time.
    const sendings = times(turns).flatMap((turn) => conversations.map((one) => ({ one, turn })));
    const send = async ({ one, turn }: (typeof sendings)[0]) => {
      await Promise.all([one.write(apis, `post ${turn}`), one.answer(apis, `answer ${turn}`)]);
    };
    await crashesAlong(sendings, chats, send, kills - 1, apisInTurn(apis));
    // The last one, right after everything was committed: the time to catch up counts from the new start.
    await apisInTurn(apis)(kills);
    const took = await waitUntil(() => allCaughtUp(stack, watched), TIMEOUT_MS);
    const shown = await compareNotices(stack, watched);
    for (const { client } of watched) client.close();

    const posts = chats * (1 + 2 * turns);
    const read = await mapConcurrently(conversations, 10, (one) => one.read(apis[0]));
    const texts = ['Hello?', ...times(turns).flatMap((turn) => [`post ${turn}`, `answer ${turn}`])].sort();
    const wrong = read.flat().filter((thread) => {
      const isWhole = thread.posts.every(({ no }, index) => no === index + 1);
      return (
        !isWhole ||
        thread.posts
          .map(({ text }) => text)
          .sort()
          .join() !== texts.join()
      );
    });
    return new Findings()
      .say(`${chats} conversations at once, each post sent to 2 apis, killed ${kills} times`)
      .expect('posts', await stack.count('select count(*) from messaging.post'), posts)
      .expect('threads with a gap or another text, of both sides', wrong.length, 0)
      .expect('pushed to members', await pushed(stack, 'thread.posted'), posts)
      .expect('pushes lost', shown.lost, 0)
      .expect('pushes twice', shown.double + shown.disordered + shown.gaps, 0)
      .say(
        took === null
          ? 'never caught up'
          : `all caught up ${(took / 1000).toFixed(1)} s after the last start`,
      )
      .require(took !== null && took <= LIMIT_MS, `not caught up within ${LIMIT_MS / 1000} s`)
      .outcome();
  },
});

/** The different posts among the events of this name. */
const pushed = (stack: Stack, name: string): Promise<number> =>
  stack.count(
    `select count(distinct (data -> 'thread' ->> 'id', data -> 'post' ->> 'no')) from platform.event where name = $1`,
    [name],
  );
