import { Injectable } from '@nestjs/common';

/** Tells contexts above that operators' accounts or sessions of a brand have changed. */
@Injectable()
export class OperatorChanges {
  private readonly listeners: ((brand: string) => void)[] = [];

  /** Called in the transaction of the change. */
  on(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  emit(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }
}
