import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { pausePoint } from '../process/pause-point.js';

interface Transaction {
  runner: QueryRunner;
  beforeCommit: Map<object, () => Promise<void>>;
  afterCommit: (() => void)[];
  /** Values collected for the end of the transaction, by their collector. */
  collected: Map<object, unknown[]>;
  savepoints: number;
}

/** Node's system error codes, such as EPIPE, contain no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
const RETRIED = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** SQLSTATE of a failed statement, if the error came from PostgreSQL. */
export function sqlState(error: unknown): string | undefined {
  const { driverError, code } = (error ?? {}) as { driverError?: { code?: unknown }; code?: unknown };
  const state = driverError?.code ?? code;
  return typeof state === 'string' && SQLSTATE.test(state) ? state : undefined;
}

/**
 * All access to the database. The asynchronous context carries the transaction: nested calls join it, and queries run
 * in it. Lock order everywhere: lifecycle row, accounts by id, persons' `seq` by id.
 */
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(readonly source: DataSource) {}

  get manager(): EntityManager {
    return this.current.getStore()?.runner.manager ?? this.source.manager;
  }

  get inTransaction(): boolean {
    return this.current.getStore() !== undefined;
  }

  query<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const runner = this.current.getStore()?.runner;
    return runner ? runner.query(sql, parameters) : this.source.query(sql, parameters);
  }

  /** Runs an UPDATE or DELETE. Returns how many rows it changed, and the rows that it returned. */
  async change<Row = Record<string, unknown>>(
    sql: string,
    parameters: unknown[] = [],
  ): Promise<{ count: number; rows: Row[] }> {
    const [rows, count] = (await this.query(sql, parameters)) as unknown as [Row[], number];
    return { count, rows };
  }

  /** Runs `work` in a transaction, or joins the current one. Deadlocks and serialization failures are retried. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    return this.current.getStore() ? work() : this.retried(work);
  }

  /**
   * Runs one statement as its own transaction, and `committed` with its rows after COMMIT: for a database function that
   * does all the work, in one round trip instead of three. Retried as a transaction is. It bypasses TypeORM, whose
   * bookkeeping would delay a push.
   * @throws Error inside a transaction
   */
  async statement<Row>(sql: string, parameters: unknown[], committed: (rows: Row[]) => void): Promise<Row[]> {
    if (this.inTransaction) throw new Error('this is a transaction of its own');
    const { rows } = await this.repeated(() => this.pool.query<Row & pg.QueryResultRow>(sql, parameters));
    await pausePoint('after-commit');
    committed(rows);
    return rows;
  }

  /**
   * Runs `work` in a transaction that commits even if the caller fails later, such as counting an attempt. It must come
   * before the caller's own transaction, so that no call holds one connection while it waits for another.
   * @throws Error inside a transaction
   */
  async inOwnTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.inTransaction) throw new Error('this must run before the transaction begins');
    return this.retried(work);
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
    this.current.disable(); // every enabled AsyncLocalStorage costs each asynchronous step of the process
  }

  /** Runs several reads against one consistent snapshot. Writes inside it fail. */
  async snapshot<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    const reading = async () => {
      await this.query('SET TRANSACTION READ ONLY');
      return work();
    };
    return this.runOnce(reading, 'REPEATABLE READ');
  }

  /**
   * Like `transaction`, but if `work` throws, only its own changes are rolled back and the outer transaction continues.
   */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const transaction = this.require();
    const name = `s${++transaction.savepoints}`;
    await this.query(`SAVEPOINT ${name}`);
    const back = remember(transaction);
    try {
      const result = await work();
      await this.query(`RELEASE SAVEPOINT ${name}`);
      return result;
    } catch (error) {
      await this.query(`ROLLBACK TO SAVEPOINT ${name}`);
      back();
      throw error;
    }
  }

  /** Registers work that runs once, last before COMMIT; `key` prevents a second registration. */
  beforeCommit(key: object, work: () => Promise<void>): void {
    const { beforeCommit } = this.require();
    if (!beforeCommit.has(key)) beforeCommit.set(key, work);
  }

  /** Registers work that runs after the outermost COMMIT, and never after a rollback. */
  afterCommit(work: () => void): void {
    this.require().afterCommit.push(work);
  }

  /** The list that `collector` fills during this transaction. A savepoint that is rolled back removes what it added. */
  collected<T>(collector: object): T[] {
    const { collected } = this.require();
    const list = collected.get(collector) ?? [];
    collected.set(collector, list);
    return list as T[];
  }

  private get pool(): pg.Pool {
    return (this.source.driver as PostgresDriver).master as pg.Pool;
  }

  private require(): Transaction {
    const transaction = this.current.getStore();
    if (!transaction) throw new Error('this must run inside a transaction');
    return transaction;
  }

  private retried<T>(work: () => Promise<T>): Promise<T> {
    return this.repeated(() => this.runOnce(work));
  }

  private async repeated<T>(attemptOnce: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce();
      } catch (error) {
        if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw error;
      }
    }
  }

  /** READ COMMITTED is the default of every connection; another level costs a statement. */
  private async runOnce<T>(work: () => Promise<T>, isolation?: 'REPEATABLE READ'): Promise<T> {
    const runner = this.source.createQueryRunner();
    const transaction: Transaction = {
      runner,
      beforeCommit: new Map(),
      afterCommit: [],
      collected: new Map(),
      savepoints: 0,
    };
    try {
      await runner.startTransaction(isolation);
      const result = await this.current.run(transaction, async () => {
        const value = await work();
        for (const last of transaction.beforeCommit.values()) await last();
        return value;
      });
      await runner.commitTransaction();
      if (transaction.afterCommit.length > 0) await pausePoint('after-commit');
      for (const then of transaction.afterCommit) then();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release().catch(() => undefined);
    }
  }
}

function remember(transaction: Transaction): () => void {
  const beforeCommit = new Map(transaction.beforeCommit);
  const afterCommit = transaction.afterCommit.length;
  const lengths = new Map([...transaction.collected.values()].map((list) => [list, list.length]));
  return () => {
    transaction.beforeCommit = beforeCommit;
    transaction.afterCommit.length = afterCommit;
    for (const list of transaction.collected.values()) list.length = lengths.get(list) ?? 0;
  };
}
