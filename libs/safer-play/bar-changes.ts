import { Injectable } from '@nestjs/common';

/** A member who is barred from rewards from now on, or no longer. */
export interface BarChange {
  brand: string;
  member: string;
  at: Date;
}

type Listener = (change: BarChange) => Promise<void>;

/**
 * Where contexts above register what they do when a member is barred from rewards or is free again, such as closing what is
 * open: in the transaction of the change, under the lock of the member's wallets. A second restriction emits nothing, and
 * neither does lifting one while another stands.
 */
@Injectable()
export class BarChanges {
  private readonly barred: Listener[] = [];
  private readonly unbarred: Listener[] = [];

  /** Hears `member.barred`. What the listener throws undoes the restriction. */
  onBarred(listener: Listener): void {
    this.barred.push(listener);
  }

  /** Hears `member.unbarred`. What the listener throws leaves the restriction as it is. */
  onUnbarred(listener: Listener): void {
    this.unbarred.push(listener);
  }

  async emitBarred(change: BarChange): Promise<void> {
    for (const listener of this.barred) await listener(change);
  }

  async emitUnbarred(change: BarChange): Promise<void> {
    for (const listener of this.unbarred) await listener(change);
  }
}
