import type { Session } from '../vendor/records.js';
import type { SessionMoney } from '../vendor/sessions.service.js';
import type { Wallets } from './wallets.service.js';

/** The money of sessions that is with us: a launch needs no answer of the operator. */
export class DeltaMoney implements SessionMoney {
  constructor(readonly wallets: Wallets) {}

  async authenticate(session: Session): Promise<Session> {
    return { ...session, state: 'open', balance: String(this.wallets.balanceOf(session)) };
  }

  async balance(session: Session): Promise<bigint> {
    return this.wallets.balanceOf(session);
  }
}
