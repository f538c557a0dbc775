import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FieldError } from '#libs/platform/common/errors';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { type ActorContext, operatorActor, SYSTEM } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { BrandRegistry } from '#libs/site/index';
import { broadcastChart } from '../common/broadcast.chart.js';
import type { BroadcastDraft } from '../common/broadcast.js';
import { messagingErrors } from '../common/messaging.errors.js';
import { broadcastEdited, inboxChanged } from '../common/messaging.events.js';
import { AudienceLists } from './audience-lists.js';
import { BroadcastRow } from './broadcast.entity.js';
import { columnsOf, draftErrors, publicationErrors } from './check-broadcast.js';

interface Inputs {
  /** `version` is the one that the operator read. */
  EDIT: { version: number; draft: BroadcastDraft };
  PLAN: { version: number };
  UNPLAN: object;
  PUBLISH: { version: number };
  STOP: { reason: string };
  BEGIN: object;
  END: object;
}
type Row = BroadcastRow;
type Request<Name extends keyof Inputs> = MoveRequest<Row, Inputs[Name]>;

/** Saves drafts of broadcasts, publishes and ends them. Nothing is written per member. */
@Injectable()
export class BroadcastLifecycle extends Lifecycle<Row, Inputs> {
  protected readonly noun = 'broadcast';
  protected readonly entity = BroadcastRow;
  protected readonly chart = broadcastChart;
  protected readonly moves: Moves<Row, Inputs> = {
    EDIT: { audit: 'edited', sameState: true, plan: (request) => this.edit(request) },
    PLAN: { audit: 'planned', plan: (request) => this.plan(request) },
    UNPLAN: { audit: 'unplanned', plan: () => ({ changes: { dueAt: null } }) },
    PUBLISH: {
      audit: 'published',
      plan: ({ row, input }) => {
        assertVersion(row, input.version);
        return this.publication(row);
      },
    },
    BEGIN: { audit: 'begun', plan: ({ row }) => this.publication(row) },
    END: { audit: 'ended', plan: ({ row }) => this.ending(row) },
    STOP: {
      audit: 'stopped',
      plan: ({ row, input: { reason } }) => ({ ...this.ending(row), auditValues: { after: { reason } } }),
    },
  };

  constructor(
    services: TransitionServices,
    private readonly brands: BrandRegistry,
    private readonly boards: Boards,
    private readonly wakeUps: WakeUps,
    private readonly lists: AudienceLists,
  ) {
    super(services);
  }

  override onModuleInit(): void {
    super.onModuleInit();
    this.boards.register(inboxChanged, () => Promise.resolve({}));
    this.boards.register(broadcastEdited, async (brand) => {
      const [row] = await this.services.database.query<{ at: Date | null }>(
        'select max(changed_at) as at from messaging.broadcast where brand = $1',
        [brand],
      );
      return { at: row?.at?.toISOString() ?? null };
    });
  }

  /** @throws AppError 400 with the fields that are wrong */
  async create(operator: OperatorCaller, draft: BroadcastDraft): Promise<string> {
    const { brand } = operator;
    const columns = await this.validColumns(brand, draft);
    const actor = operatorActor(operator);
    return this.services.database.transaction(async () => {
      const row = this.services.database.manager.create(BroadcastRow, {
        id: randomUUID(),
        brand,
        status: 'draft',
        version: 1,
        ...columns,
        publicationNumber: null,
        publishedAt: null,
        endedAt: null,
        dueAt: null,
        ...this.changesByActor(undefined, actor),
      });
      await this.insert(row, { audit: 'created', auditValues: { after: { kind: row.kind } } }, actor);
      return row.id;
    });
  }

  /**
   * Whether it could be published or planned now. The caller has locked the row.
   * @throws AppError 400 with the fields that are wrong, 409 for another version or state
   */
  assertPublishable(row: Row, version: number, move: 'PUBLISH' | 'PLAN'): void {
    this.assertAllowed(row, move, SYSTEM);
    assertVersion(row, version);
    if (move === 'PLAN') this.plannedTime(row);
    else throwIfAny(publicationErrors(row, this.services.clock.now()));
  }

  /** Begins or ends what is due; does nothing if that has been done, or is due later by now. */
  async runDue(id: string): Promise<void> {
    await this.services.database.transaction(async () => {
      const row = await this.lock(id);
      if (!row?.dueAt || row.dueAt > this.services.clock.now()) return;
      await this.applyMove(row, row.status === 'planned' ? 'BEGIN' : 'END', {}, SYSTEM);
    });
  }

  protected membersOf() {
    return [];
  }

  protected notAllowed(): AppError {
    return new AppError(messagingErrors.error_broadcast_state);
  }

  protected override changesByActor(_row: unknown, actor: ActorContext): Partial<Row> {
    if (actor.kind !== 'operator') return {};
    return { changedAt: this.services.clock.now(), changedBy: actor.id, changedAs: actor.account };
  }

  protected override afterMove({ brand }: Row): void {
    this.boards.changed(broadcastEdited, brand);
  }

  private async edit({ row, input: { version, draft } }: Request<'EDIT'>): Promise<Plan<Row>> {
    if (row.status !== 'draft') throw this.notAllowed();
    assertVersion(row, version);
    const columns = await this.validColumns(row.brand, draft);
    return {
      changes: { ...columns, version: version + 1 },
      auditValues: { before: { version }, after: { version: version + 1, ...columns } },
    };
  }

  private plan({ row, input: { version } }: Request<'PLAN'>): Plan<Row> {
    assertVersion(row, version);
    const publishAt = this.plannedTime(row);
    return {
      changes: { dueAt: publishAt },
      auditValues: { after: { version, publishAt: publishAt.toISOString() } },
      effect: () => this.wakeWorker(),
    };
  }

  /** @throws AppError 400 where it may not begin at the time of the draft */
  private plannedTime(row: Row): Date {
    const { publishAt } = row;
    if (publishAt === null) throw invalidInput([{ field: 'publishAt', code: 'field_required' }]);
    if (publishAt <= this.services.clock.now())
      throw invalidInput([{ field: 'publishAt', code: 'field_date_order' }]);
    throwIfAny(publicationErrors(row, publishAt));
    return publishAt;
  }

  /**
   * Publications of a brand take their numbers one after another, so that a member who has read up to a number has seen all
   * below.
   */
  private async publication(row: Row): Promise<Plan<Row>> {
    const { database, clock } = this.services;
    const publishedAt = clock.now();
    throwIfAny(publicationErrors(row, publishedAt));
    await database.query(`select pg_advisory_xact_lock(hashtextextended('broadcasts of ' || $1, 0))`, [
      row.brand,
    ]);
    const [next] = await database.query<{ no: string }>(
      'select coalesce(max(no), 0) + 1 as no from messaging.broadcast where brand = $1',
      [row.brand],
    );
    return {
      changes: { publicationNumber: next?.no ?? '1', publishedAt, dueAt: row.endAt },
      auditValues: { after: { version: row.version } },
      effect: () => this.announce(row),
    };
  }

  private ending(row: Row): Plan<Row> {
    const wasShown = row.status === 'published';
    return {
      changes: { dueAt: null, endedAt: this.services.clock.now() },
      effect: () => (wasShown ? this.announce(row) : Promise.resolve()),
    };
  }

  /** Tells open pages, and the worker, whose next deadline may be nearer now. */
  private announce({ brand }: Row): Promise<void> {
    this.boards.changed(inboxChanged, brand);
    return this.wakeWorker();
  }

  private async wakeWorker(): Promise<void> {
    this.services.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }

  /** @throws AppError 400 with the fields that are wrong */
  private async validColumns(brand: string, draft: BroadcastDraft) {
    const { languages, defaultLanguage } = this.brands.byId(brand).settings;
    throwIfAny(draftErrors(draft, languages));
    const { list } = draft.audience;
    if (list !== null && (await this.lists.sizeOf(brand, list)) === null)
      throw invalidInput([{ field: 'audience.list', code: 'field_invalid' }]);
    return columnsOf(draft, defaultLanguage);
  }
}

function throwIfAny(errors: FieldError[]): void {
  if (errors.length > 0) throw invalidInput(errors);
}

/** @throws AppError 409 if the draft was saved by somebody else meanwhile; the page reads the other's version */
function assertVersion({ version, changedAs }: Row, read: number): void {
  if (version !== read)
    throw new AppError(messagingErrors.error_broadcast_changed, { params: { version, by: changedAs } });
}
