import { BadgeCheck, KeyRound, LifeBuoy, Mail, ShieldCheck, Smartphone, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import type { Protection } from './protection-row';
import type { Security } from './shared/security.api';

export type ProtectionName =
  | 'password'
  | 'paymentPassword'
  | 'mobile'
  | 'email'
  | 'authenticator'
  | 'recoveryCodes'
  | 'realName';

const ICONS: Record<ProtectionName, ReactNode> = {
  password: <KeyRound size={20} />,
  paymentPassword: <Wallet size={20} />,
  mobile: <Smartphone size={20} />,
  email: <Mail size={20} />,
  authenticator: <ShieldCheck size={20} />,
  recoveryCodes: <LifeBuoy size={20} />,
  realName: <BadgeCheck size={20} />,
};

/** What the button of a protection that is there says, where it does not say that it is changed. */
const AGAIN = {
  authenticator: 'securityCentre.switchOff',
  recoveryCodes: 'securityCentre.begin.recoveryCodes',
} as const;

interface State {
  state: string;
  active: boolean;
  /** It cannot be set or changed here. */
  fixed?: boolean;
  /** In place of whether it is there. */
  label?: string;
}

/** What protects the account, row by row, and the first of them that is missing. */
export function useProtections(security: Security, open: (name: ProtectionName) => void) {
  const { t, i18n } = useTranslation('identity');
  const { date } = useMomentText();
  const { mobile, email, totp, realName, passwordChangedAt } = security;
  const number = (value: number) => value.toLocaleString(i18n.language);

  const states: Record<ProtectionName, State> = {
    password: {
      state: passwordChangedAt
        ? t('securityCentre.changedAt', { date: date(passwordChangedAt) })
        : t(security.hasPassword ? 'securityCentre.passwordText' : 'securityCentre.passwordNone'),
      active: security.hasPassword,
      fixed: !security.hasPassword,
    },
    paymentPassword: {
      state: t('securityCentre.paymentPasswordText'),
      active: security.hasPaymentPassword,
    },
    mobile: {
      state: mobile?.masked ?? t('securityCentre.mobileText'),
      active: mobile?.verified ?? false,
    },
    email: {
      state: email?.masked ?? t('securityCentre.emailText'),
      active: email?.verified ?? false,
    },
    authenticator: {
      state: t('securityCentre.authenticatorText'),
      active: totp.active,
    },
    recoveryCodes: {
      state: t('securityCentre.recoveryCodesText'),
      active: totp.recoveryCodesLeft > 0,
      label: t('securityCentre.recoveryCodesLeft', { left: number(totp.recoveryCodesLeft) }),
    },
    realName: {
      state: realName ?? t('securityCentre.realNameText'),
      active: realName !== null,
      fixed: realName !== null,
    },
  };
  const names = (Object.keys(states) as ProtectionName[]).filter(
    (name) => name !== 'recoveryCodes' || totp.active,
  );
  const rowOf = (name: ProtectionName): Protection => {
    const { state, active, fixed, label: stateLabel } = states[name];
    const againWord = name in AGAIN ? AGAIN[name as keyof typeof AGAIN] : 'securityCentre.change';
    const label = active ? t(againWord) : t(`securityCentre.begin.${name}`);
    return {
      icon: ICONS[name],
      title: t(`securityCentre.name.${name}`),
      state,
      active,
      stateLabel: stateLabel ?? t(active ? 'securityCentre.active' : 'securityCentre.missing'),
      action: fixed ? undefined : { label, press: () => open(name) },
    };
  };
  const next = names.find((name) => !states[name].active && !states[name].fixed) ?? null;
  return { rows: names.map((name) => [name, rowOf(name)] as const), next };
}
