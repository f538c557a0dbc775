import { Global, Module } from '@nestjs/common';
import { HttpSms } from './http-sms.js';
import { MailPort } from './mail-port.js';
import { SmsPort } from './sms-port.js';
import { SmtpMail } from './smtp-mail.js';

/** SMS and mail to people. */
@Global()
@Module({
  providers: [
    { provide: SmsPort, useClass: HttpSms },
    { provide: MailPort, useClass: SmtpMail },
  ],
  exports: [SmsPort, MailPort],
})
export class DeliveryModule {}
