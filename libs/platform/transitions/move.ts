import type { AnyPush } from '../common/push.js';
import type { ActorContext } from './actor-context.js';

/** A row that lives by a chart. */
export interface ChartRow {
  id: string;
  brand: string;
  status: string;
}

/** A line of the timeline, besides its time and the kind of actor. */
export interface Step {
  status: string;
  /** Minor units, where the step is about a part of the whole. */
  amount?: bigint;
  /** Set if the member may read it. */
  reason?: string;
}

/** The values before and after a move, for the audit. */
export interface Change {
  before?: object | undefined;
  after?: object | undefined;
}

/** What one move writes besides the state. */
export interface Plan<Row> {
  /** Columns that are saved with the state. */
  changes?: Partial<Row>;
  /** Replaces the one step with the new state. */
  steps?: Step[];
  /** Values for the audit besides the states before and after. */
  auditValues?: Change;
  /** Replaces the pushes of the table. */
  pushes?: readonly AnyPush[];
  /** Fields of the pushes besides those that describe the row. */
  payload?: object;
  /** Writes the ledger and other rows, after the row has its new state and before the pushes describe it. */
  effect?(): Promise<void>;
}

export interface MoveRequest<Row extends ChartRow, Input> {
  row: Row;
  input: Input;
  actor: ActorContext;
  /** The state that the chart leads to; the row still has the one before. */
  next: Row['status'];
}

/** A line in the table of moves. */
export interface Move<Row extends ChartRow, Input> {
  /** Its name in the audit, after the noun: `approved`. */
  audit: string;
  pushes?: readonly AnyPush[];
  /** Input fields without which the move is refused with 400. */
  requires?: readonly (keyof Input & string)[];
  /** The move leaves the state as it is: the chart is not asked, and the timeline gets no step. */
  sameState?: true;
  /** Called when the chart allows the move. Throws if the row or the input does not. */
  plan?(request: MoveRequest<Row, Input>): Plan<Row> | Promise<Plan<Row>>;
}

export type Moves<Row extends ChartRow, Inputs> = {
  readonly [Name in keyof Inputs]: Move<Row, Inputs[Name]>;
};

/** How a new row is recorded. */
export type Creation = Omit<Plan<never>, 'changes'> & Pick<Move<ChartRow, never>, 'audit' | 'pushes'>;
