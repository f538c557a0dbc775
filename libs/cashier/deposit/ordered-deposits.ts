import { Injectable } from '@nestjs/common';

export interface OrderedDeposit {
  id: string;
  brand: string;
  member: string;
  /** In minor units. */
  amount: bigint;
  /** As in the call: the promotion that the member chose; `null`: none; `undefined`: the member was not asked. */
  bonus: string | null | undefined;
}

type Listener = (deposit: OrderedDeposit) => Promise<void>;

/**
 * Calls the contexts above that have registered, when a deposit is ordered. They run in the transaction of the order, so
 * one that throws refuses it.
 */
@Injectable()
export class OrderedDeposits {
  private readonly listeners: Listener[] = [];

  onOrdered(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emitOrdered(deposit: OrderedDeposit): Promise<void> {
    for (const listener of this.listeners) await listener(deposit);
  }
}
