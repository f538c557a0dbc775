import { Injectable } from '@nestjs/common';

type Listener = (brand: string) => void;

/** Where those who show operators what waits hear that something changed that is no event of a member. */
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
