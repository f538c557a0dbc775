import { randomUUID } from 'node:crypto';
import { expectOneOf, expectSame, expectThat } from '../checks.mjs';
import { sendSigned } from '../signed-request.mjs';

const STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_LIMIT_REACHED',
];

/** Speaks to the portal's wallet as a vendor, about one player in one game. Amounts are currency x 100000. */
export class WalletClient {
  constructor({ url, operator, secret, token, user, currency, game, stake, digits }) {
    this.vendor = { url, operator, secret };
    this.player = { token, user, currency, game_code: game };
    this.stake = Number(stake);
    /** The smallest unit of the currency. */
    this.unit = 10 ** (5 - Number(digits));
  }

  /** Sends it as it is, and gives the HTTP answer. */
  raw(operation, body, changes) {
    return sendSigned(this.vendor, 'POST', `/gw/v1/wallet/${operation}`, body, changes);
  }

  /** Sends the fields, and gives the answer once its form is right. @throws Difference for another form */
  async send(operation, fields, changes) {
    const request = { request_uuid: randomUUID(), ...fields };
    const { status, json } = await this.raw(operation, JSON.stringify(request), changes);
    expectSame('HTTP status of a request that can be read', status, 200);
    expectOneOf('status', json?.status, STATUSES);
    if (json.status !== 'RS_OK') return json;
    expectSame('request_uuid', json.request_uuid, request.request_uuid);
    expectSame('user', json.user, this.player.user);
    expectSame('currency', json.currency, this.player.currency);
    const whole = Number.isSafeInteger(json.balance) && json.balance >= 0 && json.balance % this.unit === 0;
    expectThat('balance', json.balance, whole, `a whole number of ${this.unit}`);
    return json;
  }

  async statusOf(operation, fields, changes) {
    return (await this.send(operation, fields, changes)).status;
  }

  /** @throws Difference unless it is refused with this status and moves nothing */
  async expectRefused(operation, fields, expected, changes) {
    const before = await this.balance();
    const allowed = [expected].flat();
    expectOneOf('status', await this.statusOf(operation, fields, changes), allowed);
    expectSame('balance after the refusal', await this.balance(), before);
  }

  /** @throws Difference unless it is accepted and moves the balance by `moved` */
  async expectMoved(operation, fields, moved) {
    const before = await this.balance();
    const reply = await this.send(operation, fields);
    expectSame('status', reply.status, 'RS_OK');
    expectSame('balance in the answer', reply.balance, before + moved);
    expectSame('balance afterwards', await this.balance(), before + moved);
    return reply;
  }

  async balance() {
    const reply = await this.send('balance', this.player);
    expectSame('status of balance', reply.status, 'RS_OK');
    return reply.balance;
  }

  /** The fields of a bet on a round of its own. */
  bet(changes = {}) {
    return {
      ...this.player,
      round: `check-${randomUUID()}`,
      round_closed: false,
      transaction_uuid: randomUUID(),
      amount: this.stake,
      is_free: false,
      ...changes,
    };
  }

  /** The fields of a win or rollback that refers to an earlier request. */
  after(sent, changes = {}) {
    return {
      ...sent,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: sent.transaction_uuid,
      round_closed: true,
      ...changes,
    };
  }

  /** A bet that the portal has accepted. @throws Difference if it refuses it */
  async accepted(changes) {
    const bet = this.bet(changes);
    expectSame('status of the bet before', await this.statusOf('bet', bet), 'RS_OK');
    return bet;
  }

  /** Ends a round with the stake as its win, so that the check has cost nothing. */
  giveBack(bet) {
    return this.send('win', this.after(bet, { amount: this.stake }));
  }
}
