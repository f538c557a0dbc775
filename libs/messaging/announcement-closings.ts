import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Announcements } from '#libs/site/index';

/** Remembers which popups a member has closed: these are not shown to that member again, on any device. */
@Injectable()
export class AnnouncementClosings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly announcements: Announcements,
  ) {}

  /** Closes the version that is shown at present. @throws AppError 404 if the brand shows none with this id */
  async close({ brand, person }: LoggedIn, id: string): Promise<void> {
    const version = await this.announcements.versionShown(brand, id);
    if (version === null) throw new AppError(platformErrors.error_not_found);
    await this.database.query(
      `insert into messaging.announcement_closing (member, announcement, version, closed_at) values ($1, $2, $3, $4)
       on conflict (member, announcement) do update set version = excluded.version, closed_at = excluded.closed_at`,
      [person, id, version, this.clock.now()],
    );
  }

  /** Those of the announcements that the member has not closed in this version. */
  async open<Item extends { id: string; version: number }>(member: string, items: Item[]): Promise<Item[]> {
    if (items.length === 0) return [];
    const rows = await this.database.query<{ id: string; version: number }>(
      `select announcement as id, version from messaging.announcement_closing
       where member = $1 and announcement = any($2::uuid[])`,
      [member, items.map(({ id }) => id)],
    );
    const closed = new Map(rows.map(({ id, version }) => [id, version]));
    return items.filter(({ id, version }) => (closed.get(id) ?? 0) < version);
  }
}
