import { useTranslation } from 'react-i18next';
import type { FactorReset, FactorResetState } from '#libs/authentication/common/factor-reset';

import { confirmFactorReset, dropFactorReset } from '#libs/operations/common/factor-reset.calls';
import { useMomentText } from '../../i18n/use-moment-text';
import { Facts } from '../../ui/data/facts';
import { StatusPill, type StatusPillProps } from '../../ui/data/status-pill';
import { type Action, CaseActions } from './case-actions';
import { FactorCard } from './factor-card';
import { OperatorConfirmDialog } from './operator-dialogs';

const TONES: Record<FactorResetState, StatusPillProps['tone']> = {
  proposed: 'live',
  waiting: 'progress',
  done: 'gain',
  cancelled: 'neutral',
  dropped: 'neutral',
};

/** One reset, and what this operator may do with it: whoever proposed it does not confirm it. */
export function FactorResetView({ reset, operator }: { reset: FactorReset; operator: string }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { id, member, status, reason, proposedBy, confirmedBy, dueAt, endedAt } = reset;
  const isOpen = status === 'proposed' || status === 'waiting';
  const action = (name: 'confirm' | 'drop'): Action => ({
    label: t(`factor.${name}`),
    call: name === 'confirm' ? confirmFactorReset : dropFactorReset,
    tone: name === 'confirm' ? 'danger' : 'quiet',
    dialog: (close) => (
      <OperatorConfirmDialog
        call={name === 'confirm' ? confirmFactorReset : dropFactorReset}
        input={{ id }}
        title={t(`factor.${name}`)}
        text={t(`factor.${name}Text`, { account: member.account })}
        danger={name === 'confirm'}
        onClose={close}
      />
    ),
  });
  return (
    <FactorCard
      account={member.account}
      status={<StatusPill tone={TONES[status]}>{t(`factor.state.${status}`)}</StatusPill>}
    >
      <Facts
        items={[
          { label: t('reason'), value: reason },
          { label: t('factor.proposedBy'), value: `${proposedBy.account}, ${dateTime(reset.proposedAt)}` },
          confirmedBy && { label: t('factor.confirmedBy'), value: confirmedBy.account },
          dueAt !== null && { label: t('factor.dueAt'), value: dateTime(dueAt) },
          endedAt !== null && { label: t('factor.endedAt'), value: dateTime(endedAt) },
        ]}
      />
      {status === 'proposed' && proposedBy.id === operator && <p>{t('factor.ownProposal')}</p>}
      <CaseActions
        actions={[
          status === 'proposed' && proposedBy.id !== operator && action('confirm'),
          isOpen && action('drop'),
        ]}
      />
    </FactorCard>
  );
}
