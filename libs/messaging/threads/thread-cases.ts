import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { platformErrors } from '#libs/platform/common/errors';
import { Conditions, prefixPattern, uuidRange } from '#libs/platform/database/conditions';
import { Database } from '#libs/platform/database/database';
import { Keyset } from '#libs/platform/database/keyset';
import { type KeysetPage, readKeysetPage } from '#libs/platform/database/keyset-list';
import { AppError } from '#libs/platform/http/app-error';
import type { ThreadCaseDetail, ThreadKind, ThreadState, ThreadSubject } from '../common/thread.js';
import { ThreadRow } from './thread.entity.js';
import { postFor, ThreadPosts } from './thread-posts.js';
import { ThreadViews } from './thread-views.js';

interface Filter extends KeysetPage {
  brand: string;
  /** All states without it. */
  state?: ThreadState;
  /** All states but the last. */
  live?: boolean;
  kind?: ThreadKind;
  type?: ThreadSubject;
  complaint?: boolean;
  /** Threads that this operator holds. */
  claimedBy?: string;
  search?: string;
  /** Of the opening: `from` included, `to` not. */
  from?: string;
  to?: string;
}

const COLUMNS = { waiting_since: 'timestamptz', id: 'uuid' } as const;
const LONGEST_WAIT_FIRST = new Keyset(COLUMNS);
const NEWEST_FIRST = new Keyset(COLUMNS, 'desc');

/** Reads threads for operators. */
@Injectable()
export class ThreadCases {
  constructor(
    private readonly database: Database,
    private readonly posts: ThreadPosts,
    private readonly views: ThreadViews,
  ) {}

  /** Open and live ones by their wait, the longest first; any others by their last change of state, the newest first. */
  list(filter: Filter) {
    return this.database.snapshot(async () => {
      const threads = {
        columns: 'id',
        from: 'messaging.thread',
        conditions: conditionsOf(filter, this.views.idleSince()),
        order: filter.live || filter.state === 'open' ? LONGEST_WAIT_FIRST : NEWEST_FIRST,
      };
      const { rows, total, next } = await readKeysetPage<{ id: string }>(this.database, threads, filter);
      const ids = rows.map(({ id }) => id);
      const found = await this.database.manager.findBy(ThreadRow, { id: In(ids) });
      const byId = new Map(found.map((row) => [row.id, row]));
      const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
      return { list: await this.views.cases(inOrder), total, next };
    });
  }

  /** With its newest posts, or those before a number. @throws AppError 404 */
  get(brand: string, id: string, before?: number): Promise<ThreadCaseDetail> {
    return this.database.snapshot(() => this.detail(brand, id, before));
  }

  /** As `get`, in the caller's transaction. */
  async detail(brand: string, id: string, before?: number): Promise<ThreadCaseDetail> {
    const row = await this.getRow(brand, id);
    const [detail] = await this.views.cases([row]);
    if (!detail) throw new Error('a row has a case');
    const posts = await this.posts.list(id, before);
    return { ...detail, posts: posts.map((post) => ({ ...postFor('operator', post), by: post.by })) };
  }

  /** @throws AppError 404 */
  async image(brand: string, thread: string, id: string): Promise<{ type: string; data: string }> {
    await this.getRow(brand, thread);
    return this.posts.image(thread, id);
  }

  /** How much feedback waits for an answer, how much of it are complaints, and how many chats nobody has. */
  async countWaiting(brand: string): Promise<{ open: number; complaints: number; chats: number }> {
    const [row] = await this.database.query<{ open: number; complaints: number; chats: number }>(
      `select count(*) filter (where kind = 'feedback')::int as open, count(complaint_at)::int as complaints,
              count(*) filter (where kind = 'service' and (claimed_by is null or claimed_at <= $2))::int as chats
       from messaging.thread where brand = $1 and status = 'open'`,
      [brand, this.views.idleSince()],
    );
    return row ?? { open: 0, complaints: 0, chats: 0 };
  }

  /** @throws AppError 404 for an unknown thread, and for one of another brand */
  async getRow(brand: string, id: string): Promise<ThreadRow> {
    const row = await this.database.manager.findOneBy(ThreadRow, { brand, id });
    if (!row) throw new AppError(platformErrors.error_not_found);
    return row;
  }
}

function conditionsOf(filter: Filter, idleSince: Date): Conditions {
  const { brand, state, live, kind, type, complaint, claimedBy, search, from, to } = filter;
  const conditions = new Conditions().add('brand = ?', brand);
  if (state) conditions.add('status = ?', state);
  if (live) conditions.add(`status <> 'closed'`);
  if (kind) conditions.add('kind = ?', kind);
  if (type) conditions.add('type = ?', type);
  if (complaint) conditions.add('complaint_at is not null');
  if (claimedBy) conditions.add('claimed_by = ? and claimed_at > ?', claimedBy, idleSince);
  if (from) conditions.add('opened_at >= ?', from);
  if (to) conditions.add('opened_at < ?', to);
  if (!search) return conditions;
  const range = uuidRange(search);
  const account = prefixPattern(search.toLowerCase());
  return range
    ? conditions.add('lower(account) like ? or id between ?::uuid and ?::uuid', account, ...range)
    : conditions.add('lower(account) like ?', account);
}
