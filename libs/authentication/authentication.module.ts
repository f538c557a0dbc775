import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { HttpModule } from '#libs/platform/http/http.module';
import { SocketAuthenticator } from '#libs/platform/push/socket-authenticator';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { LoginHistory } from '#libs/verification/index';
import { FreePlayController } from './free-play/free-play.controller.js';
import { FreePlay } from './free-play/free-play.service.js';
import { TrialJobs } from './free-play/trial.jobs.js';
import { FailedLogins } from './login/failed-logins.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';
import { LoginRetention } from './login/login-retention.js';
import { LoginThrottle } from './login/login-throttle.js';
import { PasswordLogin } from './login/password-login.js';
import { RememberedLogin } from './login/remembered-login.js';
import { SmsLogin } from './login/sms-login.js';
import { StepUpService } from './login/step-up.service.js';
import { StepUpChallenges } from './login/step-up-challenges.js';
import { StepUpOffers } from './login/step-up-offers.js';
import { NewOperators } from './operators/new-operators.js';
import { OperatorAuthenticator } from './operators/operator-authenticator.js';
import { OperatorChanges } from './operators/operator-changes.js';
import { OperatorCodes } from './operators/operator-codes.js';
import { OperatorElevation } from './operators/operator-elevation.js';
import { OperatorLogin } from './operators/operator-login.service.js';
import { OperatorMembers } from './operators/operator-members.js';
import { OperatorPassword } from './operators/operator-password.js';
import { OperatorRoles } from './operators/operator-roles.js';
import { OperatorSessionController } from './operators/operator-session.controller.js';
import { OperatorSessions } from './operators/operator-sessions.js';
import { OperatorSetup } from './operators/operator-setup.js';
import { Operators } from './operators/operators.service.js';
import { OwnOperatorController } from './operators/own-operator.controller.js';
import { SetupCodes } from './operators/setup-codes.js';
import { CurrentPassword } from './passwords/current-password.js';
import { LoginPasswords } from './passwords/login-passwords.js';
import { PasswordController } from './passwords/password.controller.js';
import { PasswordChange } from './passwords/password-change.js';
import { PasswordRules } from './passwords/password-rules.js';
import { Passwords } from './passwords/passwords.js';
import { PaymentPasswordChange } from './passwords/payment-password-change.js';
import { PaymentPasswordReset } from './passwords/payment-password-reset.js';
import { PaymentPasswords } from './passwords/payment-passwords.js';
import { AccountRecovery } from './recovery/account-recovery.js';
import { MailRecovery } from './recovery/mail-recovery.js';
import { MobileRecovery } from './recovery/mobile-recovery.js';
import { RecoveryController } from './recovery/recovery.controller.js';
import { RecoveryJobs } from './recovery/recovery.jobs.js';
import { ResetLinks } from './recovery/reset-links.js';
import { AccountFieldRules } from './registration/account-field-rules.js';
import { AffiliateCheck } from './registration/affiliate-check.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { RegistrationGate } from './registration/registration-gate.js';
import { RegistrationReading } from './registration/registration-reading.js';
import { AuthenticatorController } from './second-factor/authenticator.controller.js';
import { AuthenticatorSetup } from './second-factor/authenticator-setup.js';
import { Authenticators } from './second-factor/authenticators.js';
import { FactorResetJobs } from './second-factor/factor-reset.jobs.js';
import { FactorResetQueries } from './second-factor/factor-reset-queries.js';
import { FactorResets } from './second-factor/factor-resets.service.js';
import { ProtectedActs } from './second-factor/protected-acts.js';
import { RecoveryCodeRenewal } from './second-factor/recovery-code-renewal.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SealedColumns } from './second-factor/sealed-columns.js';
import { SecondFactorPolicy } from './second-factor/second-factor-policy.js';
import { ContactController } from './security/contact.controller.js';
import { ContactForm } from './security/contact-form.js';
import { Contacts } from './security/contacts.js';
import { RealNames } from './security/real-names.js';
import { RecentLogins } from './security/recent-logins.js';
import { SecurityController } from './security/security.controller.js';
import { SecurityOverview } from './security/security-overview.js';
import { AccessGuard } from './sessions/access.guard.js';
import { ActiveSessionsController } from './sessions/active-sessions.controller.js';
import { ActiveSessions } from './sessions/active-sessions.js';
import { ClientContexts } from './sessions/client-context.js';
import { DeviceAuthenticator } from './sessions/device-authenticator.js';
import { Devices } from './sessions/devices.js';
import { MemberAccess } from './sessions/member-access.js';
import { MemberSessions } from './sessions/member-sessions.js';
import { SessionOpenings } from './sessions/session-openings.js';
import { SessionRetention } from './sessions/session-retention.js';
import { Sessions } from './sessions/sessions.service.js';
import { SocketSessions } from './sessions/socket-sessions.js';
import { FacebookAdapter } from './social/facebook.adapter.js';
import { GoogleAdapter } from './social/google.adapter.js';
import { SocialController } from './social/social.controller.js';
import { SocialAccounts } from './social/social-accounts.js';
import { SocialAttempts } from './social/social-attempts.js';
import { SocialLinkController } from './social/social-link.controller.js';
import { SocialLinks } from './social/social-links.service.js';
import { SocialLogin } from './social/social-login.service.js';
import { SocialProviders } from './social/social-providers.js';

/** What the other modules of this context and contexts above may inject. */
const SHARED = [
  AccountFieldRules,
  Authenticators,
  DeviceAuthenticator,
  Devices,
  FactorResetQueries,
  FactorResets,
  MemberSessions,
  NewOperators,
  OperatorAuthenticator,
  OperatorChanges,
  OperatorMembers,
  OperatorRoles,
  OperatorSessions,
  Operators,
  PasswordRules,
  Passwords,
  PaymentPasswords,
  RecoveryCodes,
  ResetLinks,
  SessionOpenings,
  Sessions,
  SetupCodes,
];

@Global()
@Module({
  providers: [
    ...SHARED,
    { provide: LoginHistory, useExisting: Sessions },
    { provide: SelfDealingPolicy, useExisting: OperatorMembers },
    { provide: SocketAuthenticator, useClass: SocketSessions },
  ],
  exports: [...SHARED, SelfDealingPolicy, SocketAuthenticator, LoginHistory],
})
export class AuthenticationModule {}

@Module({
  imports: [HttpModule],
  controllers: [
    AuthenticatorController,
    ContactController,
    FreePlayController,
    LoginController,
    OperatorSessionController,
    OwnOperatorController,
    PasswordController,
    RecoveryController,
    RegistrationController,
    SecurityController,
    ActiveSessionsController,
    SocialController,
    SocialLinkController,
  ],
  providers: [
    AccountRecovery,
    MemberAccess,
    AffiliateCheck,
    AuthenticatorSetup,
    PaymentPasswordReset,
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
    OperatorCodes,
    OperatorElevation,
    OperatorLogin,
    OperatorPassword,
    OperatorSetup,
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
    RememberedLogin,
    SecondFactorPolicy,
    SecurityOverview,
    ActiveSessions,
    SmsLogin,
    StepUpChallenges,
    StepUpOffers,
    StepUpService,
    SocialAccounts,
    SocialAttempts,
    SocialLinks,
    SocialLogin,
    SocialProviders,
    ClientContexts,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthenticationHttpModule {}

@Module({
  providers: [FactorResetJobs, SealedColumns, LoginRetention, RecoveryJobs, SessionRetention, TrialJobs],
})
export class AuthenticationJobsModule {}
