import { Injectable } from '@nestjs/common';
import { readMobile } from '#libs/members/common/mobile-number';
import { Members } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { isModuleOn, MOBILE_LOGIN, SMS_VERIFICATION } from '#libs/site/common/modules';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { BotChecks } from '../bot-checks/bot-checks.js';
import type { SentCode } from '../common/code-fields.js';
import type { sendLoginCode, sendRegisterCode } from '../common/verification.calls.js';
import { OneTimeCodes } from './one-time-codes.js';
import type { CodeRequester } from './requester-cookie.js';

/** Who asks, and in which language the visitor reads. */
export type CodeRequestContext = Pick<Caller, 'brand' | 'address'> & {
  requester: CodeRequester;
  language: string;
};

/** Codes by SMS for people who are not logged in. */
@Injectable()
export class CodeRequestService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly botChecks: BotChecks,
    private readonly codes: OneTimeCodes,
  ) {}

  /**
   * For a log-in or a recovery. A number that no account uses gets a message too, and the answer is the same.
   * @throws AppError as `OneTimeCodes.send`; 400 for the number, 422 error_bot_check_*, error_not_enabled
   */
  async sendForLogin(context: CodeRequestContext, input: InputOf<typeof sendLoginCode>): Promise<SentCode> {
    const { brand } = context;
    this.requireModules(
      brand,
      input.purpose === 'login' ? [SMS_VERIFICATION, MOBILE_LOGIN] : [SMS_VERIFICATION],
    );
    const number = await this.readNumber(brand, input);
    const owner = await this.members.byMobile(brand, number.target);
    const language = owner?.language ?? context.language;
    return this.codes.send({
      ...context,
      ...number,
      channel: 'sms',
      purpose: input.purpose,
      language,
      known: owner !== null,
      owner: owner?.id ?? null,
    });
  }

  /** For a registration, which tells whether the number is free, and only to somebody who has the code. */
  async sendForRegistration(
    context: CodeRequestContext,
    input: InputOf<typeof sendRegisterCode>,
  ): Promise<SentCode> {
    this.requireModules(context.brand, [SMS_VERIFICATION]);
    const number = await this.readNumber(context.brand, input);
    return this.codes.send({ ...context, ...number, channel: 'sms', purpose: 'register' });
  }

  private requireModules(brand: string, modules: string[]): void {
    const { whitelabel } = this.brands.byId(brand).settings;
    if (!modules.every((module) => isModuleOn(whitelabel, module)))
      throw new AppError(siteErrors.error_not_enabled);
  }

  /** The proof of work is spent last, so that a typing error does not cost another one. */
  private async readNumber(
    brand: string,
    input: InputOf<typeof sendRegisterCode>,
  ): Promise<{ target: string; field: string }> {
    const field = input.mobileNum === undefined && input.mobileNo !== undefined ? 'mobileNo' : 'mobileNum';
    const { dialingCodes } = this.brands.byId(brand).settings.identity.sms;
    const read = readMobile(input[field] ?? '', input.countryDialingCode, dialingCodes);
    if ('fault' in read) throw invalidInput([{ field, code: read.fault, params: read.params }]);
    await this.botChecks.require(brand, input.botCheck);
    return { target: read.mobile, field };
  }
}
