import { Global, Module } from '@nestjs/common';
import { BotChecks } from './bot-checks/bot-checks.js';
import { CaptchaService } from './captchas/captcha.service.js';
import { Captchas } from './captchas/captchas.js';
import { CodeDelivery } from './codes/code-delivery.js';
import { CodeLimits } from './codes/code-limits.js';
import { CodeRequestService } from './codes/code-request.service.js';
import { OneTimeCodes } from './codes/one-time-codes.js';
import { ProvedRequesters } from './codes/proved-requesters.js';
import { RequesterCookie } from './codes/requester-cookie.js';
import { OpenIdPhoneCheck } from './phone-checks/openid-phone-check.js';
import { PhoneCheck } from './phone-checks/phone-check.js';
import { VerificationController } from './verification.controller.js';
import { VerificationRetention } from './verification-retention.js';

@Global()
@Module({
  providers: [
    BotChecks,
    Captchas,
    ProvedRequesters,
    CodeLimits,
    CodeDelivery,
    OneTimeCodes,
    { provide: PhoneCheck, useClass: OpenIdPhoneCheck },
  ],
  exports: [BotChecks, Captchas, OneTimeCodes, PhoneCheck],
})
export class VerificationModule {}

@Module({
  controllers: [VerificationController],
  providers: [RequesterCookie, CaptchaService, CodeRequestService],
})
export class VerificationHttpModule {}

@Module({
  providers: [VerificationRetention],
})
export class VerificationJobsModule {}
