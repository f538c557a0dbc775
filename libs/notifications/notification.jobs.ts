import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Member } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { MailPort } from '#libs/platform/delivery/mail-port';
import { SmsPort } from '#libs/platform/delivery/sms-port';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { BrandRegistry, senderOf } from '#libs/site/index';
import { sendNotification } from './notification.job-definitions.js';
import { notificationLanguage, writtenTime } from './notification-language.js';
import { type NotificationKind, notificationText } from './notification-texts.js';
import { markSent, takeUnsent, unsentIn } from './unsent.js';

interface Notification {
  id: string;
  member: string;
  kind: NotificationKind;
  channel: 'sms' | 'mail';
  target: string;
  created_at: Date;
}

/** Sends notifications. One whose sending was cut off is sent again, so a notification may arrive twice. */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly mail: MailPort,
    private readonly sms: SmsPort,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendNotification, ({ id }) => this.send(id));
    this.scheduler.watch(unsentIn(this.database, 'notifications.notification', sendNotification));
  }

  private async send(id: string): Promise<void> {
    if (!(await takeUnsent(this.database, 'notifications.notification', id, this.clock.now()))) return;
    const [notification] = await this.database.query<Notification>(
      'select * from notifications.notification where id = $1',
      [id],
    );
    if (notification) await this.deliver(notification);
    await markSent(this.database, 'notifications.notification', id);
  }

  private async deliver({
    id,
    member: owner,
    kind,
    channel,
    target,
    created_at,
  }: Notification): Promise<void> {
    const member = await this.database.manager.findOneByOrFail(Member, { id: owner });
    const brand = this.brands.byId(member.brand);
    const { settings } = brand;
    const from = senderOf(brand);
    const language = notificationLanguage(member.language, settings);
    const { subject, text } = notificationText(kind, language, {
      site: settings.name,
      account: member.account,
      time: writtenTime(created_at, language, settings),
      url: `${settings.mainDomain}/forget`,
      securityUrl: `${settings.mainDomain}/member/security`,
      resetHours: settings.identity.login.factorResetWaitHours,
    });
    if (channel === 'mail') return this.mail.send({ from, to: target, subject, text });
    return this.sms.send({ from, to: target, text, reference: id });
  }
}
