import type { WalletReply } from '#libs/games/common/wallet.calls';
import { type Movement, type WalletItem, walletItem } from '#libs/games/wallet/wallet-item';
import { WalletPostings } from '#libs/games/wallet/wallet-postings';
import { closedLoop, type Loop, type LoopFigures } from './closed-loop.js';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';
import { betOf, type Players, someOf, winOf } from './wallet-requests.js';

export type WalletPostingsInput = Loop & Players;

/** More than can be posted: items are built from requests before the measurement starts. */
const MAX_PER_SECOND = 10_000;

/** The part behind the vendors' endpoints: bets and wins of many callers, batched as in the api. */
async function post(input: WalletPostingsInput): Promise<LoopFigures> {
  const services = await portalServices();
  const postings = services.get(WalletPostings, { strict: false });
  const rounds = prepare(input);
  const ahead: WalletItem[][] = Array.from({ length: input.callers }, () => []);
  return closedLoop(input, async (caller) => {
    if (ahead[caller]?.length === 0) ahead[caller] = rounds.pop() ?? [];
    const item = ahead[caller]?.shift();
    if (!item) return 0;
    const reply: WalletReply = await postings.post(item);
    if (reply.status !== 'RS_OK') throw new Error(`refused: ${JSON.stringify(reply)}`);
    return 1;
  });
}

function prepare({ warmMs, countMs, ...players }: WalletPostingsInput): WalletItem[][] {
  const rounds = Math.ceil((MAX_PER_SECOND * (warmMs + countMs)) / 1000 / 2);
  return Array.from({ length: rounds }, () => {
    const bet = betOf(someOf(players));
    return [itemOf({ op: 'bet', fields: bet }), itemOf({ op: 'win', fields: winOf(bet) })];
  });
}

function itemOf(movement: Movement): WalletItem {
  const item = walletItem('STUDIO', 'mela', movement);
  if (typeof item === 'string') throw new Error(`no item: ${item}`);
  return item;
}

serveTask(post);
