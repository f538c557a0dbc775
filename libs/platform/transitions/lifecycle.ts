import type { OnModuleInit } from '@nestjs/common';
import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { AnyStateMachine } from 'xstate';
import { nextState } from '../common/chart.js';
import { platformErrors } from '../common/errors.js';
import type { AnyPush } from '../common/push.js';
import { AppError, invalidInput } from '../http/app-error.js';
import {
  type ActingOperator,
  type ActorContext,
  auditName,
  operatorActor,
  operatorOf,
} from './actor-context.js';
import type { Change, ChartRow, Creation, Moves, Plan, Step } from './move.js';
import { isIdOf } from './row-id.js';
import { addSteps, type StepTable } from './step-table.js';
import type { TransitionServices } from './transition-services.js';

/**
 * The only way to change a row that has a chart. A context extends it with its chart, its tables and its moves. A move
 * writes in the caller's transaction; the caller takes any lock that comes before the row's in the lock order.
 */
export abstract class Lifecycle<Row extends ChartRow & ObjectLiteral, Inputs> implements OnModuleInit {
  /** As the audit names a row: `withdrawal 3f…`. */
  protected abstract readonly noun: string;
  protected abstract readonly entity: EntityTarget<Row>;
  protected abstract readonly chart: AnyStateMachine;
  protected abstract readonly moves: Moves<Row, Inputs>;
  protected readonly stepTable?: StepTable;

  constructor(protected readonly services: TransitionServices) {}

  /** Rows can be followed on their chart by their id, where the test clock is on. */
  onModuleInit(): void {
    const { database, instances } = this.services;
    instances.register(this.chart.id, async (id) => {
      if (!isIdOf(database.manager.connection.getMetadata(this.entity), id)) return null;
      const row = await database.manager.findOneBy(this.entity, { id } as FindOptionsWhere<Row>);
      return row && { state: row.status, context: this.chartContext(row) };
    });
  }

  /** The row, locked until COMMIT, or `null`. */
  lock(id: string): Promise<Row | null> {
    return this.services.database.manager.findOne(this.entity, {
      where: { id } as FindOptionsWhere<Row>,
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Whether the chart allows the move to this actor. */
  allows(row: Row, move: keyof Inputs & string, actor: ActorContext): boolean {
    return this.nextState(row, move, actor) !== null;
  }

  /** @throws AppError 409 */
  assertAllowed(row: Row, move: keyof Inputs & string, actor: ActorContext): void {
    if (!this.allows(row, move, actor)) throw this.notAllowed(row, move, actor);
  }

  /**
   * Makes a move on a locked row: state and changes in one statement, then effect, timeline, audit and pushes.
   * @throws AppError 400 without a field that the move requires, 403 for an operator's own account, 409 if the chart does
   * not allow it
   */
  async applyMove<Name extends keyof Inputs & string>(
    row: Row,
    move: Name,
    input: Inputs[Name],
    actor: ActorContext,
  ): Promise<void> {
    const { audit, requires = [], sameState = false, ...definition } = this.moves[move];
    const missing = requires.filter((field) => input[field] === undefined);
    if (missing.length > 0) throw invalidInput(missing.map((field) => ({ field, code: 'field_required' })));
    await this.assertNoSelfDealing(actor, await this.membersOf(row));
    const byActor = this.changesByActor(row, actor);
    const before = row.status;
    const next = sameState ? before : this.nextState(row, move, actor);
    if (next === null) throw this.notAllowed(row, move, actor);
    const plan: Plan<Row> = (await definition.plan?.({ row, input, actor, next })) ?? {};
    const changes = { ...byActor, ...(sameState ? {} : this.changesOnEntering(next)), ...plan.changes };
    await this.update(row, sameState ? changes : { ...changes, status: next });
    await plan.effect?.();
    const { before: from, after: to } = plan.auditValues ?? {};
    if (sameState) await this.recordAudit(row, actor, audit, { before: from, after: to });
    else {
      await this.recordSteps(row, actor, plan.steps ?? [{ status: next }]);
      await this.recordAudit(row, actor, audit, {
        before: { status: before, ...from },
        after: { status: next, ...to },
      });
    }
    await this.publish(row, plan.pushes ?? definition.pushes ?? [], plan.payload);
    this.afterMove(row);
  }

  /** A move of an operator in a transaction of its own. @throws AppError as `applyMove`, and 404 for a row of another brand */
  applyByOperator<Name extends keyof Inputs & string>(
    operator: ActingOperator,
    id: string,
    move: Name,
    input: Inputs[Name],
  ): Promise<Row> {
    return this.services.database.transaction(async () => {
      const row = await this.lock(id);
      if (row?.brand !== operator.brand) throw new AppError(platformErrors.error_not_found);
      await this.applyMove(row, move, input, operatorActor(operator));
      return row;
    });
  }

  /** The members whom the row concerns: an operator does not act on it whose account one of them is. */
  protected abstract membersOf(row: Row): readonly string[] | Promise<readonly string[]>;

  /** @throws AppError 403 where an operator would act on an own account, or on an upline of one */
  protected async assertNoSelfDealing(actor: ActorContext, members: readonly string[]): Promise<void> {
    if (actor.kind === 'operator' && members.length > 0)
      await this.services.selfDealing.assertMayActOn(actor.id, members);
  }

  /** The error of a move that the chart does not allow. */
  protected abstract notAllowed(row: Row, move: keyof Inputs, actor: ActorContext): AppError;

  /** The persons who get the row's pushes, each with the fields that describe it to that person. */
  protected recipients(_row: Row): Promise<{ person: string; data: object }[]> {
    return Promise.resolve([]);
  }

  /** The values of the row that the chart's guards read. Of the actor they get `operator` (an id) and `by` (the role). */
  protected chartContext(_row: Row): Record<string, unknown> {
    return {};
  }

  /** Columns that each act of this actor changes, such as a claim. Throws if the actor may not act on the row. */
  protected changesByActor(_row: Row, _actor: ActorContext): Partial<Row> {
    return {};
  }

  /** Columns that change with each state. */
  protected changesOnEntering(_state: Row['status']): Partial<Row> {
    return {};
  }

  /** Called after each act, in its transaction. */
  protected afterMove(_row: Row): void {}

  protected async insert(
    row: Row,
    { audit, pushes = [], ...plan }: Creation,
    actor: ActorContext,
  ): Promise<void> {
    await this.assertNoSelfDealing(actor, await this.membersOf(row));
    await this.services.database.manager.insert(this.entity, row as QueryDeepPartialEntity<Row>);
    await plan.effect?.();
    await this.recordSteps(row, actor, [{ status: row.status }]);
    await this.recordAudit(row, actor, audit, { after: { status: row.status, ...plan.auditValues?.after } });
    await this.publish(row, pushes, plan.payload);
    this.afterMove(row);
  }

  /** Appends pushes to all recipients, in the order of the pushes. */
  protected async publish(row: Row, pushes: readonly AnyPush[], payload: object = {}): Promise<void> {
    const { clock, events } = this.services;
    const at = clock.now().toISOString();
    const recipients = pushes.length > 0 ? await this.recipients(row) : [];
    for (const push of pushes)
      for (const { person, data } of recipients)
        await events.append(push, person, row.brand, { ...data, ...payload, at });
  }

  private nextState(row: Row, move: string, actor: ActorContext): Row['status'] | null {
    const context = { ...this.chartContext(row), operator: operatorOf(actor), by: actor.role };
    return nextState(this.chart, row.status, { type: move }, context);
  }

  private async update(row: Row, changes: Partial<Row>): Promise<void> {
    Object.assign(row, changes);
    if (Object.keys(changes).length === 0) return;
    await this.services.database.manager.update(
      this.entity,
      { id: row.id } as FindOptionsWhere<Row>,
      changes as QueryDeepPartialEntity<Row>,
    );
  }

  private async recordSteps({ id }: Row, actor: ActorContext, steps: Step[]): Promise<void> {
    const { database, clock } = this.services;
    if (this.stepTable)
      await addSteps(database, this.stepTable, id, steps, { by: actor.role ?? actor.kind, at: clock.now() });
  }

  private recordAudit(
    { id, brand }: Row,
    actor: ActorContext,
    name: string,
    { before, after }: Change,
  ): Promise<void> {
    const { role: by, address } = actor;
    return this.services.audit.record({
      brand,
      actor: auditName(actor),
      address,
      action: `${this.noun}.${name}`,
      subject: `${this.noun} ${id}`,
      before,
      after: by === undefined ? after : { ...after, by },
    });
  }
}
