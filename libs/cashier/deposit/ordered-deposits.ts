import { Injectable } from '@nestjs/common';

export interface OrderedDeposit {
  id: string;
  brand: string;
  member: string;
  /** In minor units. */
  amount: bigint;
  /** The promotion that was chosen with the order; `null`: none of them; `undefined`: nothing was said. */
  bonus: string | null | undefined;
}

type Listener = (deposit: OrderedDeposit) => Promise<void>;

/** Where contexts above register what they do when a deposit is ordered, in the transaction of the order: what they throw refuses it. */
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
