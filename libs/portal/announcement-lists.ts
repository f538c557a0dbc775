import { Injectable } from '@nestjs/common';
import { AnnouncementClosings } from '#libs/messaging/index';
import type { ValueOf } from '#libs/platform/common/call';
import type { Caller } from '#libs/platform/http/caller';
import type { AnnouncementKind } from '#libs/site/common/announcements';
import type { LanguageCode } from '#libs/site/common/locales';
import { Announcements } from '#libs/site/index';
import type { listAnnouncements } from './common/announcements.calls.js';

const MEMBERS: readonly string[] = ['trial', 'member', 'agent'];

/** What the site has to say to one visitor. */
@Injectable()
export class AnnouncementLists {
  constructor(
    private readonly announcements: Announcements,
    private readonly closings: AnnouncementClosings,
  ) {}

  async all(caller: Caller, language: LanguageCode): Promise<ValueOf<typeof listAnnouncements>> {
    const { brand } = caller;
    const of = (...kinds: AnnouncementKind[]) => this.announcements.list(brand, language, kinds);
    return {
      banners: await this.announcements.banners(brand, 'w_home', language),
      notices: await of('PL', 'H'),
      popup: await this.popups(caller, language),
      promotion: await of('PR'),
    };
  }

  ofKinds({ brand }: Caller, kinds: AnnouncementKind[], language: LanguageCode) {
    return this.announcements.list(brand, language, kinds);
  }

  /** For a member those of A and F that the member has not closed; for a guest, whose browser remembers it, those of B. */
  private async popups({ brand, role, person }: Caller, language: LanguageCode) {
    const popups = await this.announcements.list(brand, language, ['PU']);
    const isMember = MEMBERS.includes(role) && person !== null;
    if (!isMember) return popups.filter(({ execution }) => execution === 'B');
    return this.closings.open(
      person,
      popups.filter(({ execution }) => execution !== 'B'),
    );
  }
}
