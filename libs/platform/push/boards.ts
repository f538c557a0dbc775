import { Injectable } from '@nestjs/common';
import { type AnyBoard, type ShownOn, topicName } from '../common/board.js';
import { Database } from '../database/database.js';
import { WakeUps } from './wake-ups.js';

export interface RegisteredBoard {
  board: AnyBoard;
  read(brand: string): Promise<unknown>;
}

/** A board that nobody reports changes of: it is read again and again while somebody watches a topic of it. */
export interface WatchedBoard<B extends AnyBoard = AnyBoard> {
  board: B;
  /** How often one topic is read at most, in milliseconds. */
  everyMs: number;
  /** The topics of a brand, a closed list. */
  topics(brand: string): readonly string[];
  read(brand: string, topic: string): Promise<ShownOn<B>>;
}

/** Finds which of the persons who are `watching` are affected by events of `persons`. */
type FindAffected = (persons: string[], watching: string[]) => Promise<string[]>;

/** Public boards: contexts register them and report their changes; each api publishes them to its own sockets. */
@Injectable()
export class Boards {
  private readonly registered = new Map<string, RegisteredBoard>();
  private readonly watched: WatchedBoard[] = [];
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

  registerWatched<B extends AnyBoard>(board: WatchedBoard<B>): void {
    this.watched.push(board);
  }

  /** The watched board and topic of this name, if the brand has it. */
  findTopic(brand: string, name: string): { watched: WatchedBoard; topic: string } | undefined {
    for (const watched of this.watched) {
      const topic = watched.topics(brand).find((each) => topicName(watched.board, each) === name);
      if (topic !== undefined) return { watched, topic };
    }
    return undefined;
  }

  affectedRules(): readonly { board: AnyBoard; findAffected: FindAffected }[] {
    return this.affected;
  }

  /** Reports a change of a person's data that is no event of that person. Sent after COMMIT, as `changed` is. */
  touched(person: string): void {
    this.afterCommit(() => this.wakeUps.send({ kind: 'person', person, seq: 0 }));
  }

  /** Shows a board of the audience `person` to the person's open pages, now or never. */
  show<B extends AnyBoard>(board: B, person: string, data: ShownOn<B>): void {
    this.wakeUps.send({ kind: 'moment', board: board.name, person, data });
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
