import { Injectable } from '@nestjs/common';
import type { AnyBoard, ShownOn } from '../common/board.js';
import { Database } from '../database/database.js';
import { Hints } from './hints.js';

export interface DrawnBoard {
  board: AnyBoard;
  read(brand: string): Promise<unknown>;
}

/** Which of those who are `watching` are concerned by what happened to `persons`. */
type Concern = (persons: string[], watching: string[]) => Promise<string[]>;

/** Public boards: contexts draw them and say when they have changed; each api shows them to its own sockets. */
@Injectable()
export class Boards {
  private readonly drawn = new Map<string, DrawnBoard>();
  private readonly concerns: { board: AnyBoard; concern: Concern }[] = [];

  constructor(
    private readonly database: Database,
    private readonly hints: Hints,
  ) {}

  /** Says how the snapshot of a board is read for a brand. @throws Error where somebody draws it already */
  draw<B extends AnyBoard>(board: B, read: (brand: string) => Promise<ShownOn<B>>): void {
    if (this.drawn.has(board.name)) throw new Error(`board ${board.name} is drawn twice`);
    this.drawn.set(board.name, { board, read });
  }

  /** The board is out of date. Inside a transaction this is told after COMMIT, and not at all after a rollback. */
  changed(board: AnyBoard, brand: string): void {
    this.afterwards(() => this.hints.send({ kind: 'board', board: board.name, brand }));
  }

  /** Registers whom events of other persons concern. The board carries nothing: they read again what they look at. */
  concern(board: AnyBoard, concern: Concern): void {
    this.concerns.push({ board, concern });
  }

  concerning(): readonly { board: AnyBoard; concern: Concern }[] {
    return this.concerns;
  }

  /** Something happened to a person that is no event of theirs. Told after COMMIT, as `changed` is. */
  happenedTo(person: string): void {
    this.afterwards(() => this.hints.send({ kind: 'person', person, seq: 0 }));
  }

  find(name: string): DrawnBoard | undefined {
    return this.drawn.get(name);
  }

  all(): DrawnBoard[] {
    return [...this.drawn.values()];
  }

  private afterwards(tell: () => void): void {
    if (this.database.inTransaction) this.database.afterCommit(tell);
    else tell();
  }
}
