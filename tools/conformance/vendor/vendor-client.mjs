import { expectSame, expectThat } from '../checks.mjs';
import { sendSigned } from '../signed-request.mjs';

/** Speaks to a vendor as the portal. */
export class VendorClient {
  constructor({ url, operator, secret, user, currency, game, digits }) {
    this.portal = { url, operator, secret };
    Object.assign(this, { operator, user, currency, game });
    /** The smallest unit of the currency, of amounts that are currency x 100000. */
    this.unit = 10 ** (5 - Number(digits));
  }

  get(path, fields = {}, changes = {}) {
    const query = new URLSearchParams(fields).toString();
    return sendSigned(this.portal, 'GET', query ? `${path}?${query}` : path, '', changes);
  }

  post(path, fields, changes = {}) {
    const body = typeof fields === 'string' ? fields : JSON.stringify(fields);
    return sendSigned(this.portal, 'POST', path, body, changes);
  }

  /** The JSON of a call that has to succeed. @throws Difference for another status, or no JSON */
  async answer(call) {
    const { status, json, text } = await call;
    expectSame('HTTP status', status, 200);
    expectThat('answer', text.slice(0, 200), typeof json === 'object' && json !== null, 'a JSON object');
    return json;
  }

  /** @throws Difference unless it is refused with one of these statuses, and with this `error` where one is named */
  async refused(call, statuses, error) {
    const { status, json } = await call;
    expectThat('HTTP status', status, statuses.includes(status), statuses.join(' or '));
    if (error) expectSame('error', json?.error, error);
  }

  launchFields(changes = {}) {
    return {
      operator_id: this.operator,
      user: this.user,
      token: `check-${Math.random()}`,
      game_code: this.game,
      currency: this.currency,
      country: 'BD',
      lang: 'en',
      platform: 'html5-desktop',
      ip: '127.0.0.1',
      lobby_url: 'http://localhost:3000/',
      deposit_url: 'http://localhost:3000/',
      demo: false,
      ...changes,
    };
  }
}

const isAmount = (value, unit) => Number.isSafeInteger(value) && value >= 0 && value % unit === 0;

/** @throws Difference unless it is an amount that is no finer than the currency */
export function expectAmount(what, value, unit) {
  expectThat(what, value, isAmount(value, unit), `a whole number of ${unit}, from 0`);
}

/** @throws Difference unless it is a moment with its offset */
export function expectMoment(what, value) {
  const holds =
    typeof value === 'string' && /(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
  expectThat(what, value, holds, 'a moment of ISO 8601');
}
