import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';

export interface NewMember {
  id: string;
  brand: string;
  currency: Currency;
  /** What its wallet begins with in minor units: play money of a trial account, else nothing. */
  playMoney: bigint;
  /** Who it hangs below; `null` at the top of a tree. */
  upline: string | null;
  /** Under which it registered, if any. */
  invitation: string | null;
}

type Welcome = (member: NewMember) => Promise<void>;

/** What contexts above identity do when an account is opened, such as opening its wallet: in the same transaction. */
@Injectable()
export class NewMembers {
  private readonly welcomes: Welcome[] = [];

  onWelcome(welcome: Welcome): void {
    this.welcomes.push(welcome);
  }

  async welcome(member: NewMember): Promise<void> {
    for (const welcome of this.welcomes) await welcome(member);
  }
}
