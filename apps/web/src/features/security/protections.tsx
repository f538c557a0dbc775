import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../../i18n/use-moment-text';
import { StatusLine } from '../../ui/feedback/status-line';
import { Callout } from '../../ui/layout/callout';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { FactorResetNotice } from './factor-reset-notice';
import { ProtectionDialogs, type SecurityDialog } from './protection-dialogs';
import { ProtectionRow } from './protection-row';
import type { Security } from './shared/security.api';
import { type ProtectionName, useProtections } from './use-protections';

const SAVED: Partial<Record<SecurityDialog, ProtectionName>> = {
  authenticatorRemoval: 'authenticator',
  paymentPasswordReset: 'paymentPassword',
};
const savedBy = (dialog: SecurityDialog) => SAVED[dialog] ?? (dialog as ProtectionName);

/** What protects the account, at a glance, and what to do next. */
export function Protections({ security }: { security: Security }) {
  const { t } = useTranslation('identity');
  const { dateTime } = useMomentText();
  const [open, setOpen] = useState<SecurityDialog | null>(null);
  const [saved, setSaved] = useState<ProtectionName | null>(null);
  const { rows, next } = useProtections(security, (name) => {
    setSaved(null);
    // Decided now: a dialog that switches it on stays until its recovery codes were kept, though it is on by then.
    setOpen(name === 'authenticator' && security.totp.active ? 'authenticatorRemoval' : name);
  });
  return (
    <Section ruled title={t('securityCentre.overview')}>
      <Text size="lead">{t(next ? `securityCentre.next.${next}` : 'securityCentre.complete')}</Text>
      {security.withdrawalsWaitUntil && (
        <Callout>
          <p>{t('securityCentre.withdrawalsWait', { at: dateTime(security.withdrawalsWaitUntil) })}</p>
        </Callout>
      )}
      {security.factorResetDueAt && <FactorResetNotice dueAt={security.factorResetDueAt} />}
      <ul>
        {rows.map(([name, protection]) => (
          <ProtectionRow key={name} protection={protection} next={name === next} />
        ))}
      </ul>
      <StatusLine tone="gain">
        {saved && t('securityCentre.saved', { name: t(`securityCentre.name.${saved}`) })}
      </StatusLine>
      <ProtectionDialogs
        security={security}
        open={open}
        onClose={() => setOpen(null)}
        onForgotten={() => setOpen('paymentPasswordReset')}
        onSaved={() => {
          setSaved(open && savedBy(open));
          setOpen(null);
        }}
      />
    </Section>
  );
}
