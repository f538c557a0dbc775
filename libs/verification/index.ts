export { BotChecks } from './bot-checks/bot-checks.js';
export { Captchas } from './captchas/captchas.js';
export { LoginHistory } from './codes/login-history.js';
export { OneTimeCodes } from './codes/one-time-codes.js';
export { type CodeRequester, readRequester } from './codes/requester-cookie.js';
export { PhoneCheck } from './phone-checks/phone-check.js';
export { VerificationHttpModule, VerificationJobsModule, VerificationModule } from './verification.module.js';
