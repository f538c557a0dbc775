import { Injectable } from '@nestjs/common';

type Listener = (brand: string) => void;

/** Notifies listeners that the operators' queues may have changed: after each move of the cashier and each new alert. */
@Injectable()
export class OperatorQueue {
  private readonly listeners: Listener[] = [];

  /** Called inside the transaction of the change. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  changed(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }
}
