import { createActor, fromPromise, waitFor } from 'xstate';
import type { ContractSummary } from '#libs/agency/common/contract.calls';
import { machineWalks, walkMachine } from '#libs/platform/testing/machine-walks';
import { queryClient } from '../src/data/cache/query-client';
import { beginSession } from '../src/data/session/session-store';
import { loadImpact, waitingOffersQuery } from '../src/features/contract/contract.api';
import { type Answer, contractDialogMachine, type Impact } from '../src/features/contract/contract.machine';
import { createAnswerSender } from '../src/features/contract/contract-dialog-actor';
import { modelWith, START, TROUBLES, type World } from './contract-model.fixture';
import { ContractScene, openStrictBrand, urlOf } from './contract-scene.fixture';
import { setUpPortal } from './portal.fixture';

const portal = setUpPortal({ prepare: openStrictBrand });
let scene: ContractScene | undefined;
/** As the server has them. */
let waiting: ContractSummary[] | undefined;

beforeEach(() => {
  scene = undefined;
});

async function setWorld({ brand, below, stands, line }: World): Promise<void> {
  portal.browser.visit(urlOf(brand, portal.api.port));
  if (scene?.brand !== brand) scene = await ContractScene.open(portal.db, brand, portal.api.port);
  while (scene.below < below) await scene.giveBelow();
  if (scene.stands !== stands) await (stands === 'taken back' ? scene.takeBack() : scene.rejectElsewhere());
  beginSession(scene.agent.token);
  queryClient.clear();
  waiting = (await queryClient.fetchQuery(waitingOffersQuery)).list;
  if (line === 'cut') portal.browser.cut();
}

const walks = Object.keys(TROUBLES).flatMap((first, at) => {
  const model = modelWith(first, () => waiting);
  const all = machineWalks(contractDialogMachine, model).map((walk) => ({ ...walk, model, first }));
  return at === 0 ? all : all.filter(({ steps }) => steps.some(({ step }) => step.name === first));
});

/** With the calls of the client, each after `go`; `done` is told of an answer that was taken. */
const machineOn = (
  go: () => Promise<void>,
  done: (answer: Answer) => void = () => undefined,
  send = createAnswerSender(),
) =>
  contractDialogMachine.provide({
    actors: {
      loadImpact: fromPromise<Impact, { id: string }>(async ({ input }) => {
        await go();
        return loadImpact(input.id);
      }),
      send: fromPromise<void, Answer>(async ({ input }) => {
        await go();
        await send(input);
        done(input);
      }),
    },
  });

const STATUS = { waits: 'offered', 'taken back': 'withdrawn', 'answered elsewhere': 'rejected' };

test.each(walks)(
  "an offer's dialog, by the shortest way (if there is trouble, $first): $goals",
  async ({ model, ...walk }) => {
    let sent: Answer['answer'] | undefined;
    const differences = await walkMachine(model, walk, {
      setWorld,
      machine: (go) => machineOn(go, ({ answer }) => (sent = answer)),
    });
    expect(differences).toEqual([]);
    const left = STATUS[walk.steps.at(-1)?.at.world.stands ?? 'waits'];
    const status = sent ? { accept: 'active', reject: 'rejected' }[sent] : left;
    await expect(scene?.status()).resolves.toBe(status);
  },
);

function begin() {
  const machine = machineOn(() => Promise.resolve());
  const actor = createActor(machine).start();
  actor.send({ type: 'OFFERS', offers: waiting ?? [] });
  const at = (asking: 'confirming' | 'blocked' | 'refused') =>
    waitFor(actor, (snapshot) => snapshot.matches({ asking }));
  return { actor, at, refusal: () => actor.getSnapshot().context.refusal?.code };
}

test('an answer whose reply was lost is sent again, and counts once', async () => {
  await setWorld(START);
  const { actor, at, refusal } = begin();
  actor.send({ type: 'REJECT' });
  portal.browser.loseReplies();
  actor.send({ type: 'SEND' });
  await at('refused');
  expect(refusal()).toBe('error_network');
  await expect(scene?.status()).resolves.toBe('rejected');
  portal.browser.mend();
  actor.send({ type: 'SEND' });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(actor.getSnapshot().context.answered.size).toBe(1);
});

test('a contract given below meanwhile is named, and agreed to before the acceptance counts', async () => {
  await setWorld(START);
  const { actor, at } = begin();
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  await setWorld({ ...START, below: 1 });
  actor.send({ type: 'SEND' });
  await waitFor(actor, ({ context }) => context.joined?.size === 1);
  await at('confirming');
  actor.send({ type: 'SEND' });
  expect(actor.getSnapshot().matches({ asking: 'confirming' })).toBe(true);
  actor.send({ type: 'AGREE', agreed: true });
  actor.send({ type: 'SEND' });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  await expect(scene?.status()).resolves.toBe('active');
});

test('a contract given below meanwhile stops an acceptance at a strict brand', async () => {
  const strict: World = { ...START, brand: 'strict' };
  await setWorld(strict);
  const { actor, at, refusal } = begin();
  actor.send({ type: 'ACCEPT' });
  await at('confirming');
  await setWorld({ ...strict, below: 1 });
  actor.send({ type: 'SEND' });
  await at('refused');
  expect(refusal()).toBe('error_contract_conflict');
  actor.send({ type: 'BACK' });
  actor.send({ type: 'ACCEPT' });
  await at('blocked');
  await expect(scene?.status()).resolves.toBe('offered');
});
