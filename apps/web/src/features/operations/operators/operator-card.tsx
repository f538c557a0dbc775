import { useTranslation } from 'react-i18next';
import type { OperatorAccount } from '#libs/authentication/common/operator-account';
import {
  disableOperator,
  endOperatorSessions,
  issueSetupCode,
  proposeLoginRenewal,
  proposeMemberAccounts,
  proposeOperatorEnabling,
  proposeOperatorRoles,
} from '#libs/operations/common/operator-admin.calls';
import { useMomentText } from '../../../i18n/use-moment-text';
import { Facts } from '../../../ui/data/facts';
import { StatusPill } from '../../../ui/data/status-pill';
import { Collapsible } from '../../../ui/layout/collapsible';
import { Section } from '../../../ui/layout/section';
import { type Action, CaseActions } from '../case-actions';
import { OperatorReasonDialog } from '../operator-dialogs';
import { MemberAccountsDialog } from './member-accounts-dialog';
import { OperatorRolesDialog } from './operator-roles-dialog';
import { OperatorSessions } from './operator-sessions';
import { SetupCodeDialog } from './setup-code-dialog';

const MOVES = {
  disable: disableOperator,
  enable: proposeOperatorEnabling,
  endSessions: endOperatorSessions,
  renewLogin: proposeLoginRenewal,
};

interface OperatorCardProps {
  operator: OperatorAccount;
  /** The operator who is looking. */
  viewer: string;
}

/** An operator, with roles and open sessions, and what may be done about them. */
export function OperatorCard({ operator, viewer }: OperatorCardProps) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { id, account, status, personKey, roles, seenAt, setup, memberAccounts } = operator;
  const isActive = status === 'active';
  const move = (name: keyof typeof MOVES): Action => ({
    label: t(`operator.${name}`),
    tone: name === 'disable' ? 'danger' : undefined,
    call: MOVES[name],
    dialog: (close) => (
      <OperatorReasonDialog
        call={MOVES[name]}
        inputOf={(reason) => ({ id, reason })}
        title={t(`operator.${name}`)}
        text={t(`operator.${name}Text`, { account })}
        danger={name === 'disable'}
        done={name === 'enable' || name === 'renewLogin' ? t('proposal.sent') : undefined}
        onClose={close}
      />
    ),
  });
  return (
    <Section
      card
      title={account}
      tools={
        setup && isActive ? (
          <StatusPill tone="live">{t('operator.status.setup')}</StatusPill>
        ) : (
          <StatusPill tone={isActive ? 'gain' : 'neutral'}>{t(`operator.status.${status}`)}</StatusPill>
        )
      }
    >
      <Facts
        items={[
          { label: t('roles'), value: roles.join(', ') || t('operator.noRoles') },
          personKey !== null && { label: t('operator.person'), value: personKey },
          { label: t('operator.seenAt'), value: seenAt === null ? t('operator.never') : dateTime(seenAt) },
          memberAccounts.length > 0 && { label: t('operator.members'), value: memberAccounts.join(', ') },
          ...(setup ?? []).map(({ account: issuer, until }) => ({
            label: t('operator.setupCodeOf', { account: issuer }),
            value:
              until === null
                ? t('operator.setupCodeNone')
                : t('operator.setupCodeUntil', { until: dateTime(until) }),
          })),
        ]}
      />
      {setup === null && (
        <Collapsible title={t('operator.sessions')}>
          <OperatorSessions operator={operator} />
        </Collapsible>
      )}
      <CaseActions
        actions={[
          setup?.some((issuer) => issuer.id === viewer) && {
            label: t('operator.setupCode'),
            tone: 'primary',
            call: issueSetupCode,
            dialog: (close) => <SetupCodeDialog operator={operator} onClose={close} />,
          },
          {
            label: t('operator.changeRoles'),
            call: proposeOperatorRoles,
            dialog: (close) => <OperatorRolesDialog operator={operator} onClose={close} />,
          },
          {
            label: t('operator.changeMembers'),
            call: proposeMemberAccounts,
            dialog: (close) => <MemberAccountsDialog operator={operator} onClose={close} />,
          },
          isActive && setup === null && move('endSessions'),
          id !== viewer && move('renewLogin'),
          isActive ? move('disable') : move('enable'),
        ]}
      />
    </Section>
  );
}
