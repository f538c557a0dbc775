import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { markSent, notificationLanguage, takeUnsent, unsentIn } from '#libs/notifications/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { MailPort } from '#libs/platform/delivery/mail-port';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { BrandRegistry, senderOf } from '#libs/site/index';
import { ThreadPosts } from '../threads/thread-posts.js';
import { sendTranscript } from './transcript.job-definitions.js';
import { transcriptText } from './transcript-text.js';

const TABLE = 'messaging.transcript';

/** Mails transcripts of chats. One whose sending was cut off is sent again, so it may arrive twice. */
@Injectable()
export class TranscriptJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly posts: ThreadPosts,
    private readonly mail: MailPort,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendTranscript, ({ id }) => this.send(id));
    this.scheduler.watch(unsentIn(this.database, TABLE, sendTranscript));
  }

  private async send(id: string): Promise<void> {
    if (!(await takeUnsent(this.database, TABLE, id, this.clock.now()))) return;
    const [row] = await this.database.query<{ thread: string; member: string; target: string }>(
      `select thread, member, target from ${TABLE} where id = $1`,
      [id],
    );
    if (row) await this.deliver(row);
    await markSent(this.database, TABLE, id);
  }

  private async deliver({
    thread,
    member: owner,
    target,
  }: {
    thread: string;
    member: string;
    target: string;
  }) {
    const member = await this.members.find(owner);
    if (!member) return;
    const brand = this.brands.byId(member.brand);
    const { settings } = brand;
    const language = notificationLanguage(member.language, settings);
    const posts = await this.posts.listAll(thread);
    await this.mail.send({
      from: senderOf(brand),
      to: target,
      ...transcriptText(posts, language, { site: settings.name, timeZone: settings.timeZone }),
    });
  }
}
