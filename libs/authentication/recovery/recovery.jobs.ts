import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Member } from '#libs/members/index';
import { markSent, notificationLanguage, takeUnsent, unsentIn } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { MailPort } from '#libs/platform/delivery/mail-port';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { BrandRegistry, senderOf } from '#libs/site/index';
import { sendResetLink } from './recovery.job-definitions.js';
import { type ResetLink, ResetLinks } from './reset-links.js';
import { resetMailText } from './reset-mail-text.js';

const TABLE = 'authentication.reset_link';

/** Mails the links of the recovery. The token is made here, so that no queue and no row ever holds it. */
@Injectable()
export class RecoveryJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly links: ResetLinks,
    private readonly mail: MailPort,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendResetLink, ({ id }) => this.send(id));
    this.scheduler.watch(unsentIn(this.database, TABLE, sendResetLink));
  }

  /** A mail that was cut off is sent again with a new token, and the old one ends. */
  private async send(id: string): Promise<void> {
    if (!(await takeUnsent(this.database, TABLE, id, this.clock.now()))) return;
    const link = await this.links.makeToken(id);
    if (link) await this.sendMail(link);
    await markSent(this.database, TABLE, id);
  }

  private async sendMail(link: ResetLink & { token: string }): Promise<void> {
    const member = await this.database.manager.findOneByOrFail(Member, { id: link.member });
    const brand = this.brands.byId(member.brand);
    const { settings } = brand;
    // In the fragment: browsers send it to no server, so that it stands in no log and no `Referer`.
    const url = `${settings.mainDomain}/forget#token=${link.token}`;
    const facts = {
      site: settings.name,
      account: member.account,
      url,
      minutes: settings.identity.login.resetLinkMinutes,
    };
    await this.mail.send({
      from: senderOf(brand),
      to: link.email,
      ...resetMailText(notificationLanguage(member.language, settings), facts),
    });
    await this.audit.record({
      brand: member.brand,
      actor: 'guest',
      action: 'recovery.asked',
      subject: `member ${member.id}`,
      address: link.address,
      after: { method: 'email' },
    });
  }
}
