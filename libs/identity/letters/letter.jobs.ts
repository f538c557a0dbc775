import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { MailPort } from '#libs/platform/post/mail-port';
import { SmsPort } from '#libs/platform/post/sms-port';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { sendLetter } from './letter-job-kinds.js';
import { letterLanguage, writtenTime } from './letter-language.js';
import { type LetterKind, letterText } from './letter-texts.js';
import { markSent, takeUnsent, unsentIn } from './unsent.js';

interface Letter {
  id: string;
  member: string;
  kind: LetterKind;
  channel: 'sms' | 'mail';
  target: string;
  created_at: Date;
}

/** Sends letters. One whose sending was cut off is sent again: twice is better than never. */
@Injectable()
export class LetterJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly mail: MailPort,
    private readonly sms: SmsPort,
    private readonly handlers: JobHandlers,
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendLetter, ({ id }) => this.send(id));
    this.waiter.watch(unsentIn(this.database, 'identity.letter', sendLetter));
  }

  private async send(id: string): Promise<void> {
    if (!(await takeUnsent(this.database, 'identity.letter', id, this.clock.now()))) return;
    const [letter] = await this.database.query<Letter>('select * from identity.letter where id = $1', [id]);
    if (letter) await this.post(letter);
    await markSent(this.database, 'identity.letter', id);
  }

  private async post({ id, member: owner, kind, channel, target, created_at }: Letter): Promise<void> {
    const member = await this.database.manager.findOneByOrFail(Member, { id: owner });
    const { settings } = this.brands.byId(member.brand);
    const language = letterLanguage(member.language, settings);
    const { subject, text } = letterText(kind, language, {
      site: settings.name,
      account: member.account,
      time: writtenTime(created_at, language, settings),
      url: `${settings.mainDomain}/forget`,
      securityUrl: `${settings.mainDomain}/member/security`,
      resetHours: settings.identity.login.factorResetWaitHours,
    });
    if (channel === 'mail') return this.mail.send({ to: target, subject, text });
    const domain = new URL(settings.mainDomain).hostname;
    return this.sms.send({ to: target, text, sender: settings.name, reference: id, domain });
  }
}
