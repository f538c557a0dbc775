import type { LanguageCode } from '#libs/site/common/locales';
import { type ServerPhrase, serverPhrase } from '#libs/site/index';

export const NOTIFICATION_KINDS = [
  'password-changed',
  'password-reset',
  'mobile-changed',
  'mobile-set',
  'email-changed',
  'email-set',
  'payment-password-reset',
  'authenticator-on',
  'authenticator-off',
  'recovery-codes-renewed',
  'factor-reset',
  'factor-reset-cancelled',
  'social-linked',
  'social-unlinked',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The placeholders of the phrases. */
export interface NotificationFacts {
  /** The brand's name. */
  site: string;
  account: string;
  /** When the change was made, in the brand's time zone. */
  time: string;
  /** The page where a forgotten password is reset. */
  url: string;
  /** The security centre. */
  securityUrl: string;
  /** Hours until a lost authenticator is switched off. */
  resetHours: number;
}

export interface NotificationText {
  subject: string;
  text: string;
}

const HAPPENED: Record<NotificationKind, ServerPhrase> = {
  'password-changed': 'alertPasswordChanged',
  'password-reset': 'alertPasswordReset',
  'mobile-changed': 'alertMobileChanged',
  'mobile-set': 'alertMobileSet',
  'email-changed': 'alertEmailChanged',
  'email-set': 'alertEmailSet',
  'payment-password-reset': 'alertPaymentPasswordReset',
  'authenticator-on': 'alertAuthenticatorOn',
  'authenticator-off': 'alertAuthenticatorOff',
  'recovery-codes-renewed': 'alertRecoveryCodesRenewed',
  'factor-reset': 'alertFactorReset',
  'factor-reset-cancelled': 'alertFactorResetCancelled',
  'social-linked': 'alertSocialLinked',
  'social-unlinked': 'alertSocialUnlinked',
};

export function notificationText(
  kind: NotificationKind,
  language: LanguageCode,
  facts: NotificationFacts,
): NotificationText {
  const say = (phrase: ServerPhrase) => serverPhrase(language, phrase, { ...facts });
  // A reset is announced before it happens, and can still be stopped.
  const advice = kind === 'factor-reset' ? 'alertStop' : 'alertNotYou';
  return { subject: say('alertSubject'), text: `${say(HAPPENED[kind])}\n\n${say(advice)}` };
}
