import { Injectable } from '@nestjs/common';
import type { AnyBoard, ShownOn } from '../common/board.js';
import { Database } from '../database/database.js';
import { WakeUps } from './wake-ups.js';

export interface RegisteredBoard {
  board: AnyBoard;
  read(brand: string): Promise<unknown>;
}

/** Finds which of the persons who are `watching` are affected by events of `persons`. */
type FindAffected = (persons: string[], watching: string[]) => Promise<string[]>;

/** Public boards: contexts register them and report their changes; each api publishes them to its own sockets. */
@Injectable()
export class Boards {
  private readonly registered = new Map<string, RegisteredBoard>();
  private readonly affected: { board: AnyBoard; findAffected: FindAffected }[] = [];

  constructor(
    private readonly database: Database,
    private readonly wakeUps: WakeUps,
  ) {}

  /** Registers how a brand's snapshot of a board is read. @throws Error if the board is registered already */
  register<B extends AnyBoard>(board: B, read: (brand: string) => Promise<ShownOn<B>>): void {
    if (this.registered.has(board.name)) throw new Error(`board ${board.name} is registered twice`);
    this.registered.set(board.name, { board, read });
  }

  /** Reports that the board is out of date. Inside a transaction it is sent after COMMIT, and not at all after a rollback. */
  changed(board: AnyBoard, brand: string): void {
    this.afterCommit(() => this.wakeUps.send({ kind: 'board', board: board.name, brand }));
  }

  /** Registers whom events of other persons affect. The board carries no data: its viewers fetch their pages again. */
  registerAffected(board: AnyBoard, findAffected: FindAffected): void {
    this.affected.push({ board, findAffected });
  }

  affectedRules(): readonly { board: AnyBoard; findAffected: FindAffected }[] {
    return this.affected;
  }

  /** Reports a change of a person's data that is no event of that person. Sent after COMMIT, as `changed` is. */
  touched(person: string): void {
    this.afterCommit(() => this.wakeUps.send({ kind: 'person', person, seq: 0 }));
  }

  find(name: string): RegisteredBoard | undefined {
    return this.registered.get(name);
  }

  all(): RegisteredBoard[] {
    return [...this.registered.values()];
  }

  private afterCommit(send: () => void): void {
    if (this.database.inTransaction) this.database.afterCommit(send);
    else send();
  }
}
