import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isInView } from '../../common/fish/water.js';
import { scratchFolder } from '../studio/studio.fixture.js';
import { GameError } from '../vendor/game-error.js';
import { MONSOON_FISH } from './fish/catalogue.js';
import { FishShots } from './fish/shots.service.js';
import { Water } from './fish/water.js';
import { TransferVendor } from './transfer.vendor.js';
import { movedJson, transferJson } from './wallet.reply.js';

const MINOR = 1000;
const OPERATOR = 'mela';
const folder = scratchFolder();
let files = 0;
afterAll(folder.remove);

function open(file: string) {
  const vendor = new TransferVendor({ DELTA: [MONSOON_FISH] }, { file, seed: undefined });
  const shots = new FishShots(vendor, new Water(vendor.seeds));
  shots.start();
  return { vendor, shots };
}

/** A Delta under random work, and what an operator knows of it: only answers, never its store. */
class Model {
  readonly file = join(folder.path, `${++files}.jsonl`);
  delta = open(this.file);
  readonly answers = new Map<string, string>();
  readonly transferred = new Map<string, number>();
  readonly bearers = new Map<string, string>();

  move(direction: 'deposit' | 'withdrawal', id: string, user: string, minor: number): void {
    const order = { operator: OPERATOR, id, direction, user, currency: 'BDT', amount: minor * MINOR };
    const before = this.answers.get(id);
    let answer: ReturnType<typeof movedJson>;
    try {
      answer = movedJson(this.delta.vendor.wallets.transfer(order));
    } catch (error) {
      // The id was used with other fields, and keeps its answer.
      expect([before === undefined, error]).toMatchObject([false, { code: 'conflict' }]);
      return;
    }
    this.#answered(id, answer);
    if (before !== undefined || answer.state !== 'accepted') return;
    const sum = direction === 'deposit' ? order.amount : -order.amount;
    this.transferred.set(user, (this.transferred.get(user) ?? 0) + sum);
  }

  ask(id: string): void {
    this.#answered(id, transferJson(this.delta.vendor.wallets.ask(OPERATOR, id)));
  }

  async shoot(user: string, minor: number): Promise<void> {
    const { vendor, shots } = this.delta;
    const bearer = this.bearers.get(user) ?? this.#launch(user);
    const now = Date.now();
    const fish = (await shots.water.around(now)).find((one) => isInView(one, now));
    if (!fish) return;
    const request = { fish: fish.id, kind: fish.kind, amount: String(minor) };
    await shots.shoot(await vendor.sessions.enter(bearer), request).catch((error: unknown) => {
      expect(error).toBeInstanceOf(GameError);
    });
  }

  kill(torn: boolean): void {
    this.delta.shots.stop();
    if (torn) appendFileSync(this.file, '[{"bet":{"operator":"mela","user":"ann","stake":"1');
    this.delta = open(this.file);
  }

  /** The equation of the protocol, from answers alone. */
  check(user: string): void {
    const { wallets } = this.delta.vendor;
    const { balance, atStake, bets: end } = wallets.view({ operator: OPERATOR, user, currency: 'BDT' });
    let expected = this.transferred.get(user) ?? 0;
    for (let cursor = ''; cursor !== end; ) {
      const page = wallets.bets(OPERATOR, cursor, 1);
      for (const bet of page.bets)
        if (bet.user === user) expected += (Number(bet.win) - Number(bet.stake)) * MINOR;
      cursor = page.cursor;
    }
    expect(balance + atStake).toBe(expected);
    expect(Math.min(balance, atStake)).toBeGreaterThanOrEqual(0);
  }

  #launch(user: string): string {
    const bearer = this.delta.vendor.sessions.open({
      vendor: 'DELTA',
      operator: OPERATOR,
      user,
      token: 'unused',
      game: 'monsoon-fish',
      currency: 'BDT',
      language: 'en',
      theme: null,
      lobbyUrl: null,
      depositUrl: null,
      demo: false,
    });
    this.bearers.set(user, bearer);
    return bearer;
  }

  /** State and reason are one for good; only the deposit itself also gives the balance. */
  #answered(id: string, answer: { state: string; reason?: string }): void {
    const text = JSON.stringify([answer.state, answer.reason]);
    expect(this.answers.get(id) ?? text).toBe(text);
    this.answers.set(id, text);
  }
}

const user = fc.constantFrom('ann', 'bob', 'cat');
const id = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `id-${index}`));
const direction = fc.constantFrom('deposit' as const, 'withdrawal' as const);
const minor = fc.constantFrom(100, 250, 1000, 30_000);
const work = fc.oneof(
  fc.record({ do: fc.constant('move' as const), direction, id, user, minor }),
  fc.record({ do: fc.constant('ask' as const), id }),
  fc.record({ do: fc.constant('shoot' as const), user, minor: fc.constantFrom(100, 1000) }),
  fc.record({ do: fc.constant('kill' as const), torn: fc.boolean() }),
  fc.record({ do: fc.constant('check' as const), user }),
);

test('whatever happens, the wallets fit their transfers and bets, and no transfer has two answers', async () => {
  const works = fc.array(work, { minLength: 30, maxLength: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(works, async (list) => {
      const model = new Model();
      model.move('deposit', 'first', 'ann', 100_000);
      for (const one of list) {
        if (one.do === 'move') model.move(one.direction, one.id, one.user, one.minor);
        else if (one.do === 'ask') model.ask(one.id);
        else if (one.do === 'shoot') await model.shoot(one.user, one.minor);
        else if (one.do === 'kill') model.kill(one.torn);
        else model.check(one.user);
      }
      for (const each of ['ann', 'bob', 'cat']) model.check(each);
      for (const each of model.answers.keys()) model.ask(each);
      model.delta.shots.stop();
    }),
    { numRuns: 20 },
  );
});

test('what is at stake cannot be withdrawn', () => {
  const { vendor } = open(join(folder.path, `${++files}.jsonl`));
  const { wallets } = vendor;
  const owner = { operator: OPERATOR, user: 'ann', currency: 'BDT' };
  const move = (direction: 'deposit' | 'withdrawal', id: string, amount: number) =>
    wallets.transfer({ ...owner, id, direction, amount: amount * MINOR });
  move('deposit', 'in', 1000);
  wallets.save(wallets.moved(owner, -600n, 600n));
  expect(wallets.view(owner)).toEqual({ balance: 400 * MINOR, atStake: 600 * MINOR, bets: '' });
  expect(move('withdrawal', 'all', 1000)).toMatchObject({ reason: 'NOT_ENOUGH_MONEY' });
  expect(move('withdrawal', 'rest', 400)).toMatchObject({ state: 'accepted', balance: 0 });
  expect(() => wallets.moved(owner, -1n)).toThrow('insufficient_funds');
});
