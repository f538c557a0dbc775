import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { declarePermission } from '#libs/platform/http/permissions';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { operationsErrors } from '../common/operations.errors.js';
import type { ListName } from '../common/operators-list.js';
import { MANAGE_VIEWS, type SavedView } from '../common/saved-views.calls.js';
import { QueueBoard } from '../queue-board.js';

/** So many own views of a list, and as many shared ones, fit into its menu. */
const MOST_VIEWS = 20;

declarePermission(MANAGE_VIEWS);

interface Row extends Omit<SavedView, 'author'> {
  operator: string;
  account: string;
}

type NewView = Pick<SavedView, 'name' | 'filters' | 'shared'>;

/** Filters of lists that operators keep under a name, each for oneself or for all operators of the brand. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly board: QueueBoard,
  ) {}

  /** The own ones and the shared ones, by name. */
  async list({ id, brand }: OperatorCaller, list: ListName): Promise<SavedView[]> {
    const rows = await this.database.query<Row>(
      `select v.id, v.name, v.filters, v.shared, v.operator, o.account, d.view is not null as "isDefault"
       from operations.saved_view v join authentication.operator_view o on o.id = v.operator
         left join operations.default_view d on d.view = v.id and d.operator = $1 and d.list = $3
       where v.list = $3 and (v.operator = $1 and not v.shared or v.brand = $2 and v.shared)
       order by lower(v.name), v.shared, v.id`,
      [id, brand, list],
    );
    return rows.map(({ operator, account, ...view }) => ({ ...view, author: { id: operator, account } }));
  }

  /**
   * In place of the view of that name: an own one, or where it is to be shared, the shared one.
   * @throws AppError 409 if that is a shared one of another operator; 422 where there are 20 already
   */
  save(operator: OperatorCaller, list: ListName, view: NewView): Promise<SavedView> {
    return this.database.transaction(async () => {
      await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `views of ${operator.brand} ${list}`,
      ]);
      const views = await this.list(operator, list);
      const known = replacedBy(view, operator, views);
      if (known && !mayChange(operator, known)) throw new AppError(operationsErrors.error_view_name_taken);
      const others = views.filter(({ id, shared }) => id !== known?.id && shared === view.shared);
      if (others.length >= MOST_VIEWS)
        throw new AppError(operationsErrors.error_too_many_views, { params: { max: MOST_VIEWS } });
      const id = known?.id ?? randomUUID();
      await this.database.query(
        `insert into operations.saved_view (id, brand, operator, list, name, filters, shared, saved_at)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)
         on conflict (id) do update set name = $5, filters = $6::jsonb, shared = $7, saved_at = $8`,
        [
          id,
          operator.brand,
          operator.id,
          list,
          view.name,
          JSON.stringify(view.filters),
          view.shared,
          this.clock.now(),
        ],
      );
      const saved = await this.find(operator, list, id);
      await this.record(operator, 'view.saved', list, saved, known);
      this.board.changed(operator.brand);
      return saved;
    });
  }

  /** With which view the list opens for the operator; `null` for none. @throws AppError 404 for one that he does not see */
  chooseDefault(operator: OperatorCaller, list: ListName, id: string | null): Promise<void> {
    return this.database.transaction(async () => {
      if (id === null) {
        await this.database.query('delete from operations.default_view where operator = $1 and list = $2', [
          operator.id,
          list,
        ]);
      } else {
        await this.find(operator, list, id);
        await this.database.query(
          `insert into operations.default_view (operator, list, view) values ($1, $2, $3)
           on conflict (operator, list) do update set view = excluded.view`,
          [operator.id, list, id],
        );
      }
      this.board.changed(operator.brand);
    });
  }

  /** @throws AppError 404 for a view that the operator does not see; 403 for a shared one of another operator */
  delete(operator: OperatorCaller, list: ListName, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const view = await this.find(operator, list, id);
      if (!mayChange(operator, view))
        throw new AppError(authenticationErrors.error_permission_missing, {
          params: { permission: MANAGE_VIEWS },
        });
      await this.database.query('delete from operations.saved_view where id = $1', [id]);
      await this.record(operator, 'view.deleted', list, undefined, view);
      this.board.changed(operator.brand);
    });
  }

  /** What others see is on record; an own view concerns nobody. */
  private async record(
    operator: OperatorCaller,
    action: string,
    list: ListName,
    after: SavedView | undefined,
    before: SavedView | undefined,
  ): Promise<void> {
    const view = after ?? before;
    if (!view?.shared) return;
    await this.audit.record({
      ...operatorAuditEntry(operator, action, `view ${view.id}`),
      ...(before && { before: { list, name: before.name, filters: before.filters, shared: before.shared } }),
      ...(after && { after: { list, name: after.name, filters: after.filters, shared: after.shared } }),
    });
  }

  private async find(operator: OperatorCaller, list: ListName, id: string): Promise<SavedView> {
    const found = (await this.list(operator, list)).find((view) => view.id === id);
    if (!found) throw new AppError(platformErrors.error_not_found);
    return found;
  }
}

const mayChange = ({ id, permissions }: OperatorCaller, view: SavedView): boolean =>
  view.author.id === id || permissions.has(MANAGE_VIEWS);

/** A view that becomes shared takes the place of the shared one of its name, or is the own one that has it. */
function replacedBy({ name, shared }: NewView, { id }: OperatorCaller, views: SavedView[]) {
  const same = views.filter((view) => view.name.toLowerCase() === name.toLowerCase());
  const own = same.find((view) => !view.shared && view.author.id === id);
  return shared ? (same.find((view) => view.shared) ?? own) : own;
}
