import { Injectable } from '@nestjs/common';

type Listener = (brand: string) => void;

/**
 * Notifies listeners that the operators' queues may have changed: after each order and move of a deposit, a withdrawal or an
 * unmatched payment, and when an alert is raised or seen.
 */
@Injectable()
export class OperatorQueue {
  private readonly listeners: Listener[] = [];

  /** The listener is called inside the transaction of the change. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  changed(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }
}
