import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { type ActorContext, operatorActor } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { BrandRegistry } from '../brand-registry.js';
import { announcementChart } from '../common/announcement.chart.js';
import type { AnnouncementDraft, AnnouncementKind } from '../common/announcements.js';
import { incomplete } from '../common/incomplete-draft.js';
import { siteErrors } from '../common/site.errors.js';
import { announcementChanged, announcementEdited } from '../common/site.events.js';
import { SiteChanges } from '../site-changes.js';
import { AnnouncementRow } from './announcement.entity.js';
import { draftErrors, storedDraft } from './check-draft.js';

interface Inputs {
  /** `version` is the one that the operator read. */
  EDIT: { version: number; draft: AnnouncementDraft };
  PLAN: { version: number };
  PUBLISH: { version: number };
  WITHDRAW: { reason: string };
  BEGIN: object;
  END: object;
}
type Row = AnnouncementRow;
type Request<Name extends keyof Inputs> = MoveRequest<Row, Inputs[Name]>;

/** Saves drafts and decides what visitors see of them. */
@Injectable()
export class AnnouncementLifecycle extends Lifecycle<Row, Inputs> {
  protected readonly noun = 'announcement';
  protected readonly entity = AnnouncementRow;
  protected readonly chart = announcementChart;
  protected readonly moves: Moves<Row, Inputs> = {
    EDIT: { audit: 'edited', keepsState: true, plan: (request) => this.edit(request) },
    PLAN: { audit: 'planned', plan: (request) => this.plan(request) },
    PUBLISH: { audit: 'published', plan: (request) => this.publishNow(request) },
    WITHDRAW: {
      audit: 'withdrawn',
      plan: ({ row, input: { reason } }) => ({
        changes: { dueAt: null },
        audited: { after: { reason } },
        effect: () => this.announce(row),
      }),
    },
    BEGIN: {
      audit: 'begun',
      plan: ({ row }) => ({
        changes: { publishedAt: row.dueAt, dueAt: momentOf(row.shown?.untilAt) },
        effect: () => this.announce(row),
      }),
    },
    END: {
      audit: 'ended',
      plan: ({ row }) => ({ changes: { dueAt: null }, effect: () => this.announce(row) }),
    },
  };

  constructor(
    services: TransitionServices,
    private readonly brands: BrandRegistry,
    private readonly siteChanges: SiteChanges,
    private readonly boards: Boards,
    private readonly wakeUps: WakeUps,
  ) {
    super(services);
  }

  override onModuleInit(): void {
    super.onModuleInit();
    this.boards.register(announcementEdited, async (brand) => {
      const [row] = await this.services.database.query<{ at: Date | null }>(
        'select max(changed_at) as at from site.announcement where brand = $1',
        [brand],
      );
      return { at: row?.at?.toISOString() ?? null };
    });
  }

  /** @throws AppError 400 with the fields that are wrong */
  create(operator: OperatorCaller, kind: AnnouncementKind, input: AnnouncementDraft): Promise<string> {
    const { brand } = operator;
    this.assertValid(brand, input);
    const draft = storedDraft(kind, input);
    const actor = operatorActor(operator);
    return this.services.database.transaction(async () => {
      const row = this.services.database.manager.create(AnnouncementRow, {
        id: randomUUID(),
        brand,
        kind,
        status: 'draft',
        version: 1,
        draft,
        ...this.changesByActor(undefined, actor),
      });
      await this.insert(row, { audit: 'created', audited: { after: { kind } } }, actor);
      await this.storeVersion(row);
      this.afterMove(row);
      return row.id;
    });
  }

  /** Begins or ends what is due; does nothing if that has been done, or is due later by now. */
  async runDue(id: string): Promise<void> {
    await this.services.database.transaction(async () => {
      const row = await this.lock(id);
      if (!row?.dueAt || row.dueAt > this.services.clock.now()) return;
      await this.applyMove(row, row.status === 'planned' ? 'BEGIN' : 'END', {}, { kind: 'system' });
    });
  }

  protected notAllowed(): AppError {
    return new AppError(siteErrors.error_announcement_state);
  }

  protected override changesByActor(_row: unknown, actor: ActorContext): Partial<Row> {
    if (actor.kind !== 'operator') return {};
    return { changedAt: this.services.clock.now(), changedBy: actor.id, changedAs: actor.account };
  }

  protected override afterMove({ brand }: Row): void {
    this.boards.changed(announcementEdited, brand);
  }

  private edit({ row, input: { version, draft: input } }: Request<'EDIT'>): Plan<Row> {
    assertVersion(row, version);
    this.assertValid(row.brand, input);
    const before = row.draft;
    const draft = storedDraft(row.kind, input);
    return {
      changes: { draft, version: version + 1 },
      audited: {
        before: { version, ...changed(before, draft) },
        after: { version: version + 1, ...changed(draft, before) },
      },
      effect: () => this.storeVersion(row),
    };
  }

  private plan({ row, input: { version } }: Request<'PLAN'>): Plan<Row> {
    const now = this.services.clock.now();
    const beginsAt = momentOf(row.draft.fromAt);
    if (beginsAt === null) throw invalidInput([{ field: 'fromAt', code: 'field_required' }]);
    if (beginsAt <= now) throw invalidInput([{ field: 'fromAt', code: 'field_date_order' }]);
    return this.show(row, { version, beginsAt, changes: { dueAt: beginsAt } });
  }

  private publishNow({ row, input: { version } }: Request<'PUBLISH'>): Plan<Row> {
    const now = this.services.clock.now();
    const dueAt = momentOf(row.draft.untilAt);
    return this.show(row, { version, beginsAt: now, changes: { dueAt, publishedAt: now } });
  }

  /** Takes over the draft that the operator has seen. */
  private show(
    row: Row,
    { version, beginsAt, changes }: { version: number; beginsAt: Date; changes: Partial<Row> },
  ): Plan<Row> {
    assertVersion(row, version);
    const errors = [
      ...draftErrors(this.brands.byId(row.brand), row.draft),
      ...incomplete(row.kind, row.draft, beginsAt),
    ];
    if (errors.length > 0) throw invalidInput(errors);
    const { fromAt, untilAt } = row.draft;
    return {
      changes: { ...changes, shown: row.draft, shownVersion: version },
      audited: { after: { version, fromAt, untilAt } },
      effect: () => this.announce(row),
    };
  }

  /** Tells browsers, and the worker, which may have to wait for an earlier deadline now. */
  private async announce({ brand }: Row): Promise<void> {
    this.siteChanges.announce(brand);
    this.boards.changed(announcementChanged, brand);
    this.services.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }

  private assertValid(brand: string, draft: AnnouncementDraft): void {
    const errors = draftErrors(this.brands.byId(brand), draft);
    if (errors.length > 0) throw invalidInput(errors);
  }

  private async storeVersion({ id, version, draft, changedAt, changedBy, changedAs }: Row): Promise<void> {
    await this.services.database.query(
      `insert into site.announcement_version (announcement, version, draft, saved_at, saved_by, saved_as)
       values ($1, $2, $3::jsonb, $4, $5, $6)`,
      [id, version, JSON.stringify(draft), changedAt, changedBy, changedAs],
    );
  }
}

/** @throws AppError 409 if the draft was saved by somebody else meanwhile; the page reads the other's version */
function assertVersion({ version, changedAs }: Row, read: number): void {
  if (version !== read)
    throw new AppError(siteErrors.error_announcement_changed, { params: { version, by: changedAs ?? '' } });
}

/** The fields of `one` that are not the same in `other`. */
const changed = (one: AnnouncementDraft, other: AnnouncementDraft) =>
  Object.fromEntries(
    Object.entries(one).filter(
      ([field, value]) => !isDeepStrictEqual(value, other[field as keyof AnnouncementDraft]),
    ),
  );

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
