import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperatorAccount } from '#libs/authentication/common/operator-account';
import {
  disableOperator,
  endOperatorSessions,
  proposeOperatorEnabling,
  proposeOperatorRoles,
} from '#libs/operations/common/operator-admin.calls';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { useMomentText } from '../../i18n/use-moment-text';
import { Loaded } from '../../lists/loaded';
import { Facts } from '../../ui/data/facts';
import { StatusPill } from '../../ui/data/status-pill';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { type Action, CaseActions } from './case-actions';
import { operatorsQuery } from './operator-admin.api';
import { OperatorReasonDialog } from './operator-dialogs';
import { OperatorRolesDialog } from './operator-roles-dialog';

/** Who works at the brand, with which roles. */
export default function OperatorsPage() {
  const { t } = useTranslation('operations');
  const operators = useQuery(operatorsQuery);
  useDocumentTitle(t('operators'));
  return (
    <Page title={t('operators')} lead={t('operator.text')} width="form">
      <Loaded query={operators} room="large">
        {({ list }) => (
          <Stack gap={4}>
            {list.map((operator) => (
              <OperatorCard key={operator.id} operator={operator} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function OperatorCard({ operator }: { operator: OperatorAccount }) {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  const { id, account, status, personKey, roles, seenAt } = operator;
  const isActive = status === 'active';
  const withReason = (
    name: 'disable' | 'enable' | 'endSessions',
    call: typeof disableOperator | typeof proposeOperatorEnabling | typeof endOperatorSessions,
  ): Action => ({
    label: t(`operator.${name}`),
    tone: name === 'disable' ? 'danger' : undefined,
    call,
    dialog: (close) => (
      <OperatorReasonDialog
        call={call}
        inputOf={(reason) => ({ id, reason })}
        title={t(`operator.${name}`)}
        text={t(`operator.${name}Text`, { account })}
        danger={name === 'disable'}
        done={name === 'enable' ? t('proposal.sent') : undefined}
        onClose={close}
      />
    ),
  });
  return (
    <Section
      card
      title={account}
      tools={<StatusPill tone={isActive ? 'gain' : 'neutral'}>{t(`operator.status.${status}`)}</StatusPill>}
    >
      <Facts
        items={[
          { label: t('roles'), value: roles.join(', ') || t('operator.noRoles') },
          personKey !== null && { label: t('operator.person'), value: personKey },
          { label: t('operator.seenAt'), value: seenAt === null ? t('operator.never') : dateTime(seenAt) },
        ]}
      />
      <CaseActions
        actions={[
          {
            label: t('operator.changeRoles'),
            call: proposeOperatorRoles,
            dialog: (close) => <OperatorRolesDialog operator={operator} onClose={close} />,
          },
          isActive && withReason('endSessions', endOperatorSessions),
          isActive ? withReason('disable', disableOperator) : withReason('enable', proposeOperatorEnabling),
        ]}
      />
    </Section>
  );
}
