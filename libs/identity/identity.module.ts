import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { HttpModule } from '#libs/platform/http/http.module';
import { SocketAuthenticator } from '#libs/platform/push/socket-authenticator';
import { AccountOpening } from './accounts/account-opening.js';
import { Invitations } from './accounts/invitations.js';
import { MemberController } from './accounts/member.controller.js';
import { Members } from './accounts/members.service.js';
import { NewMembers } from './accounts/new-members.js';
import { Tree } from './accounts/tree.js';
import { FreePlayController } from './free-play/free-play.controller.js';
import { FreePlay } from './free-play/free-play.service.js';
import { TrialJobs } from './free-play/trial.jobs.js';
import { LetterJobs } from './letters/letter.jobs.js';
import { Letters } from './letters/letters.js';
import { OldLetters } from './letters/old-letters.js';
import { FailedLogins } from './login/failed-logins.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';
import { LoginThrottle } from './login/login-throttle.js';
import { OldTries } from './login/old-tries.js';
import { PasswordLogin } from './login/password-login.js';
import { Resume } from './login/resume.js';
import { SmsLogin } from './login/sms-login.js';
import { StepUps } from './login/step-up.service.js';
import { StepUpChallenges } from './login/step-up-challenges.js';
import { OperatorDoor } from './operators/operator-door.js';
import { OperatorLogin } from './operators/operator-login.service.js';
import { OperatorSessionController } from './operators/operator-session.controller.js';
import { Operators } from './operators/operators.service.js';
import { CurrentPassword } from './passwords/current-password.js';
import { LoginPasswords } from './passwords/login-passwords.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordChange } from './passwords/password-change.js';
import { PasswordRules } from './passwords/password-rules.js';
import { Passwords } from './passwords/passwords.js';
import { PaymentPasswordChange } from './passwords/payment-password-change.js';
import { PaymentPasswords } from './passwords/payment-passwords.js';
import { AccountRecovery } from './recovery/account-recovery.js';
import { MailRecovery } from './recovery/mail-recovery.js';
import { MobileRecovery } from './recovery/mobile-recovery.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryJobs } from './recovery/recovery.jobs.js';
import { ResetLinks } from './recovery/reset-links.js';
import { AffiliateCheck } from './registration/affiliate-check.js';
import { OpenIdPhoneCheck } from './registration/openid-phone-check.js';
import { PhoneCheck } from './registration/phone-check.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { RegistrationGate } from './registration/registration-gate.js';
import { RegistrationReading } from './registration/registration-reading.js';
import { FactorResetJobs } from './second-factor/factor-reset.jobs.js';
import { FactorResetQueries } from './second-factor/factor-reset-queries.js';
import { FactorResets } from './second-factor/factor-resets.service.js';
import { ProtectedActs } from './second-factor/protected-acts.js';
import { SecondFactorPolicy } from './second-factor/second-factor-policy.js';
import { StepUpOffers } from './second-factor/step-up-offers.js';
import { AuthenticatorController } from './security/authenticator.controller.js';
import { AuthenticatorSetup } from './security/authenticator-setup.js';
import { Authenticators } from './security/authenticators.js';
import { ContactController } from './security/contact.controller.js';
import { ContactForm } from './security/contact-form.js';
import { Contacts } from './security/contacts.js';
import { IdentitySealedData } from './security/identity-sealed-data.js';
import { PaymentPasswordReset } from './security/payment-password-reset.js';
import { RealNames } from './security/real-names.js';
import { RecentLogins } from './security/recent-logins.js';
import { RecoveryCodeRenewal } from './security/recovery-code-renewal.js';
import { RecoveryCodes } from './security/recovery-codes.js';
import { SecurityController } from './security/security.controller.js';
import { SecurityOverview } from './security/security-overview.js';
import { AccessGuard } from './sessions/access.guard.js';
import { DeviceProofs } from './sessions/device-proofs.js';
import { Devices } from './sessions/devices.js';
import { SessionDevicesController } from './sessions/session-devices.controller.js';
import { SessionDevices } from './sessions/session-devices.js';
import { SessionRetention } from './sessions/session-retention.js';
import { Sessions } from './sessions/sessions.service.js';
import { SocketSessions } from './sessions/socket-sessions.js';
import { FacebookAdapter } from './social/facebook.adapter.js';
import { GoogleAdapter } from './social/google.adapter.js';
import { SocialController } from './social/social.controller.js';
import { SocialAccounts } from './social/social-accounts.js';
import { SocialAttempts } from './social/social-attempts.js';
import { SocialLogin } from './social/social-login.service.js';
import { BotChecks } from './verification/bot-checks.js';
import { CaptchaDesk } from './verification/captcha-desk.js';
import { Captchas } from './verification/captchas.js';
import { CodeAskers } from './verification/code-askers.js';
import { CodeDesk } from './verification/code-desk.js';
import { CodeLimits } from './verification/code-limits.js';
import { CodePost } from './verification/code-post.js';
import { OldVerifications } from './verification/old-verifications.js';
import { OneTimeCodes } from './verification/one-time-codes.js';
import { VerificationController } from './verification/verification.controller.js';

@Global()
@Module({
  providers: [
    AccountOpening,
    Authenticators,
    BotChecks,
    Captchas,
    CodeAskers,
    CodeLimits,
    CodePost,
    DeviceProofs,
    Devices,
    FactorResetQueries,
    FactorResets,
    Invitations,
    Letters,
    Members,
    NewMembers,
    OneTimeCodes,
    OperatorDoor,
    Operators,
    PasswordRules,
    Passwords,
    PaymentPasswords,
    RecoveryCodes,
    ResetLinks,
    Sessions,
    Tree,
    { provide: SocketAuthenticator, useClass: SocketSessions },
  ],
  exports: [
    AccountOpening,
    Authenticators,
    BotChecks,
    Captchas,
    DeviceProofs,
    Devices,
    FactorResetQueries,
    FactorResets,
    Invitations,
    Letters,
    Members,
    NewMembers,
    OneTimeCodes,
    OperatorDoor,
    Operators,
    PasswordRules,
    Passwords,
    PaymentPasswords,
    RecoveryCodes,
    ResetLinks,
    Sessions,
    SocketAuthenticator,
    Tree,
  ],
})
export class IdentityModule {}

@Module({
  imports: [HttpModule],
  controllers: [
    AuthenticatorController,
    ContactController,
    FreePlayController,
    LoginController,
    MemberController,
    OperatorSessionController,
    PasswordController,
    RecoveryController,
    RegistrationController,
    SecurityController,
    SessionDevicesController,
    SocialController,
    VerificationController,
  ],
  providers: [
    AccountRecovery,
    AffiliateCheck,
    AuthenticatorSetup,
    PaymentPasswordReset,
    CaptchaDesk,
    CodeDesk,
    ContactForm,
    Contacts,
    CurrentPassword,
    FacebookAdapter,
    FailedLogins,
    FreePlay,
    GoogleAdapter,
    LoginPasswords,
    LoginService,
    LoginThrottle,
    MailRecovery,
    MobileRecovery,
    OperatorLogin,
    PasswordChange,
    PasswordLogin,
    PaymentPasswordChange,
    ProtectedActs,
    RealNames,
    RecentLogins,
    RecoveryCodeRenewal,
    RegistrationGate,
    RegistrationReading,
    RegistrationService,
    Resume,
    SecondFactorPolicy,
    SecurityOverview,
    SessionDevices,
    SmsLogin,
    StepUpChallenges,
    StepUpOffers,
    StepUps,
    SocialAccounts,
    SocialAttempts,
    SocialLogin,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: PhoneCheck, useClass: OpenIdPhoneCheck },
  ],
})
export class IdentityHttpModule {}

@Module({
  providers: [
    FactorResetJobs,
    IdentitySealedData,
    LetterJobs,
    OldLetters,
    OldTries,
    OldVerifications,
    RecoveryJobs,
    SessionRetention,
    TrialJobs,
  ],
})
export class IdentityJobsModule {}
