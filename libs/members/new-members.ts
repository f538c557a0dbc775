import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';

export interface NewMember {
  id: string;
  brand: string;
  currency: Currency;
  /** What its wallet begins with in minor units: play money of a trial account, else nothing. */
  playMoney: bigint;
  /** Directly above it; `null` at the top of a tree. */
  upline: string | null;
  /** The invitation whose code it registered with, if any. */
  invitation: string | null;
  /** The owner of that code: an agent, who is its upline then, or a member. */
  referrer: string | null;
  /** Whether its mobile number was proved in registering. */
  mobileVerified: boolean;
}

type Listener = (member: NewMember) => Promise<void>;

/**
 * Where contexts above members register what they do when an account is opened, such as opening its wallet: in the same
 * transaction.
 */
@Injectable()
export class NewMembers {
  private readonly listeners: Listener[] = [];

  onAccountOpened(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emitAccountOpened(member: NewMember): Promise<void> {
    for (const listener of this.listeners) await listener(member);
  }
}
