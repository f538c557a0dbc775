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
import { SiteImages } from '../images/site-images.js';
import { withKeptTexts } from '../kept-texts.js';
import { SiteChanges } from '../site-changes.js';
import { planErrors, shownErrors } from '../versions/plan-errors.js';
import { SavedVersions } from '../versions/saved-versions.js';
import { AnnouncementRow } from './announcement.entity.js';
import { ANNOUNCEMENT_VERSIONS } from './announcement-versions.js';
import { draftErrors, imagesOf, storedDraft } from './check-draft.js';

interface Inputs {
  /** `version` is the one that the operator read. */
  EDIT: { version: number; draft: AnnouncementDraft };
  PLAN: { version: number };
  PUBLISH: { version: number };
  UNPLAN: { version: number };
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
    EDIT: { audit: 'edited', sameState: true, plan: (request) => this.edit(request) },
    PLAN: { audit: 'planned', plan: (request) => this.plan(request) },
    PUBLISH: { audit: 'published', plan: (request) => this.publishNow(request) },
    UNPLAN: { audit: 'unplanned', plan: (request) => this.unplan(request) },
    WITHDRAW: {
      audit: 'withdrawn',
      plan: ({ row, input: { reason } }) => ({
        changes: { ...NO_PLAN, dueAt: null },
        auditValues: { after: { reason } },
        effect: () => this.announce(row),
      }),
    },
    BEGIN: {
      audit: 'begun',
      plan: ({ row }) => ({
        changes: {
          ...NO_PLAN,
          shown: row.planned,
          shownVersion: row.plannedVersion,
          publishedAt: row.plannedAt,
          dueAt: momentOf(row.planned?.untilAt),
        },
        effect: () => this.announce(row),
      }),
    },
    END: {
      audit: 'ended',
      plan: ({ row }) => ({ changes: { dueAt: null }, effect: () => this.announce(row) }),
    },
  };

  private readonly versions: SavedVersions<AnnouncementDraft>;

  constructor(
    services: TransitionServices,
    private readonly brands: BrandRegistry,
    private readonly images: SiteImages,
    private readonly siteChanges: SiteChanges,
    private readonly boards: Boards,
    private readonly wakeUps: WakeUps,
  ) {
    super(services);
    this.versions = new SavedVersions(services.database, ANNOUNCEMENT_VERSIONS);
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
      await this.keepImages(brand, draft);
      const row = this.services.database.manager.create(AnnouncementRow, {
        id: randomUUID(),
        brand,
        kind,
        status: 'draft',
        version: 1,
        draft,
        ...this.changesByActor(undefined, actor),
      });
      await this.insert(row, { audit: 'created', auditValues: { after: { kind } } }, actor);
      await this.storeVersion(row, null);
      this.afterMove(row);
      return row.id;
    });
  }

  /** Begins or ends what is due; does nothing if that has been done, or is due later by now. */
  async runDue(id: string): Promise<void> {
    await this.services.database.transaction(async () => {
      const row = await this.lock(id);
      const now = this.services.clock.now();
      if (!row?.dueAt || row.dueAt > now) return;
      const begins = row.plannedAt !== null && row.plannedAt <= now;
      await this.applyMove(row, begins ? 'BEGIN' : 'END', {}, { kind: 'system' });
    });
  }

  protected membersOf() {
    return [];
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

  private async edit({ row, input: { version, draft: input } }: Request<'EDIT'>): Promise<Plan<Row>> {
    assertVersion(row, version);
    const before = row.draft;
    this.assertValid(row.brand, input, before.texts);
    const { languages } = this.brands.byId(row.brand).settings;
    const texts = withKeptTexts(languages, before.texts, input.texts);
    const draft = storedDraft(row.kind, { ...input, texts });
    await this.keepImages(row.brand, draft);
    return {
      changes: { draft, version: version + 1 },
      auditValues: {
        before: { version, ...changed(before, draft) },
        after: { version: version + 1, ...changed(draft, before) },
      },
      effect: () => this.storeVersion(row, before),
    };
  }

  private plan({ row, input: { version } }: Request<'PLAN'>): Plan<Row> {
    const { draft, status, shown } = row;
    const isShown = status === 'published';
    const errors = planErrors({
      at: draft.fromAt,
      field: 'fromAt',
      shown: isShown ? { fromAt: null, untilAt: shown?.untilAt ?? null } : null,
      now: this.services.clock.now(),
    });
    if (errors.length > 0) throw invalidInput(errors);
    const plannedAt = momentOf(draft.fromAt);
    return this.show(row, {
      version,
      beginsAt: plannedAt ?? this.services.clock.now(),
      changes: { planned: draft, plannedVersion: version, plannedAt, dueAt: plannedAt },
    });
  }

  /** What was planned stays planned, unless it is what is shown now. */
  private publishNow({ row, input: { version } }: Request<'PUBLISH'>): Plan<Row> {
    const now = this.services.clock.now();
    const { draft, plannedAt, plannedVersion } = row;
    const staysPlanned = plannedAt !== null && plannedAt > now && plannedVersion !== version;
    const errors = shownErrors({ fromAt: null, untilAt: draft.untilAt }, staysPlanned ? plannedAt : null);
    if (errors.length > 0) throw invalidInput(errors);
    return this.show(row, {
      version,
      beginsAt: now,
      changes: {
        ...(staysPlanned ? { dueAt: plannedAt } : { ...NO_PLAN, dueAt: momentOf(draft.untilAt) }),
        shown: draft,
        shownVersion: version,
        publishedAt: now,
      },
    });
  }

  private unplan({ row, input: { version } }: Request<'UNPLAN'>): Plan<Row> {
    assertVersion(row, version);
    if (row.plannedAt === null) throw this.notAllowed();
    const { plannedVersion, plannedAt } = row;
    return {
      changes: { ...NO_PLAN, dueAt: momentOf(row.shown?.untilAt) },
      auditValues: { before: { version: plannedVersion, fromAt: plannedAt.toISOString() } },
      effect: () => this.announce(row),
    };
  }

  /** Takes over the draft that the operator has seen. */
  private show(
    row: Row,
    { version, beginsAt, changes }: { version: number; beginsAt: Date; changes: Partial<Row> },
  ): Plan<Row> {
    assertVersion(row, version);
    const errors = [
      ...draftErrors(this.brands.byId(row.brand), row.draft, row.draft.texts),
      ...incomplete(row.kind, row.draft, beginsAt),
    ];
    if (errors.length > 0) throw invalidInput(errors);
    const { fromAt, untilAt } = row.draft;
    return {
      changes,
      auditValues: { after: { version, fromAt, untilAt } },
      effect: () => this.announce(row),
    };
  }

  /** Tells browsers, and the worker, which may have to wait for an earlier deadline now. */
  private async announce({ brand }: Row): Promise<void> {
    this.siteChanges.announce(brand);
    this.boards.changed(announcementChanged, brand);
    this.services.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
  }

  private assertValid(brand: string, draft: AnnouncementDraft, stored?: AnnouncementDraft['texts']): void {
    const errors = draftErrors(this.brands.byId(brand), draft, stored);
    if (errors.length > 0) throw invalidInput(errors);
  }

  /** @throws AppError 400 for an image that the brand does not have */
  private async keepImages(brand: string, draft: AnnouncementDraft): Promise<void> {
    const named = imagesOf(draft);
    const missing = await this.images.keep(
      brand,
      named.map(({ id }) => id),
    );
    const errors = named.filter(({ id }) => missing.includes(id));
    if (errors.length > 0) throw invalidInput(errors.map(({ field }) => ({ field, code: 'field_invalid' })));
  }

  private storeVersion(
    { id, version, draft, changedAt, changedBy, changedAs }: Row,
    before: AnnouncementDraft | null,
  ): Promise<void> {
    const save = { version, draft, at: changedAt, by: changedBy, as: changedAs };
    return this.versions.store(id, save, before);
  }
}

const NO_PLAN = { planned: null, plannedVersion: null, plannedAt: null };

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
