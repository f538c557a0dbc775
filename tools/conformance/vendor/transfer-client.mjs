import { randomUUID } from 'node:crypto';
import { expectSame } from '../checks.mjs';
import { expectAmount } from './vendor-client.mjs';

/** A wallet at the vendor, of a user of the check's own, so that nobody plays from it meanwhile. */
export class TransferClient {
  user = `check-${randomUUID()}`;

  constructor(client, amount) {
    this.client = client;
    this.amount = Number(amount);
  }

  fields(changes = {}) {
    const { operator, currency } = this.client;
    const { user, amount } = this;
    return { operator_id: operator, transfer_id: randomUUID(), user, currency, amount, ...changes };
  }

  deposit(fields) {
    return this.client.post('/wallet/deposit', fields);
  }

  withdraw(fields) {
    return this.client.post('/wallet/withdraw', fields);
  }

  ask(id) {
    return this.client.answer(this.client.get(`/wallet/transfers/${id}`));
  }

  async wallet() {
    const { user } = this;
    const { currency, unit } = this.client;
    const told = await this.client.answer(this.client.get('/wallet/balance', { user, currency }));
    expectSame('user', told.user, user);
    expectSame('currency', told.currency, currency);
    expectAmount('balance', told.balance, unit);
    expectAmount('at_stake', told.at_stake, unit);
    expectSame('type of the cursor bets', typeof told.bets, 'string');
    return told;
  }

  /** @throws Difference unless the transfer is accepted and moves the balance by `moved` */
  async expectMoved(direction, fields, moved) {
    const before = (await this.wallet()).balance;
    const told = await this.client.answer(this[direction](fields));
    expectSame('answer', told, {
      transfer_id: fields.transfer_id,
      state: 'accepted',
      balance: told.balance,
    });
    expectSame('balance afterwards', (await this.wallet()).balance, before + moved);
    return told;
  }

  /** @throws Difference unless the transfer is refused for this reason and moves nothing */
  async expectRefused(direction, fields, reason) {
    const before = (await this.wallet()).balance;
    const told = await this.client.answer(this[direction](fields));
    expectSame('answer', told, { transfer_id: fields.transfer_id, state: 'refused', reason });
    expectSame('balance afterwards', (await this.wallet()).balance, before);
  }
}
