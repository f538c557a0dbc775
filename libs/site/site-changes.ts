import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Boards } from '#libs/platform/push/boards';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { announcementChanged, siteChanged } from './common/site.events.js';
import { ContentVersion } from './content-version.js';

/** Puts new settings and content into force in all processes, and tells every browser of the brand. */
@Injectable()
export class SiteChanges implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly boards: Boards,
    private readonly wakeUps: WakeUps,
    private readonly version: ContentVersion,
  ) {}

  onModuleInit(): void {
    const renew = () => void this.version.latest();
    this.wakeUps.on('content', renew);
    this.wakeUps.on('gap', renew);
    const read = async () => {
      const version = await this.version.latest();
      if (version === null) throw new Error('the content version could not be read');
      return { version };
    };
    this.boards.register(siteChanged, read);
    this.boards.register(announcementChanged, read);
  }

  /** To be called by every change of settings or content: after COMMIT if in a transaction, never after a rollback. */
  announce(brand: string): void {
    // This process does not wait for its own wake-up.
    const send = () => {
      void this.version.latest();
      this.wakeUps.send({ kind: 'content' });
    };
    if (this.database.inTransaction) this.database.afterCommit(send);
    else send();
    this.boards.changed(siteChanged, brand);
  }
}
