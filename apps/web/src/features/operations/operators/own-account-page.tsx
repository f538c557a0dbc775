import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endOwnOperatorSession } from '#libs/authentication/common/own-operator.calls';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { OperatorConfirmDialog } from '../operator-dialogs';
import { ownSessionsQuery } from './operator-admin.api';
import { OwnMemberAccounts } from './own-member-accounts';
import { OwnPasswordForm } from './own-password-form';
import { SessionRows } from './session-rows';

/** What an operator does with the own account: the open sessions, the own accounts as a member, and the password. */
export default function OwnAccountPage({ account }: { account: string }) {
  const { t } = useTranslation('operations');
  useDocumentTitle(t('ownAccount.title'));
  return (
    <Page title={t('ownAccount.title')} lead={account} width="form">
      <Section card title={t('ownAccount.sessions')}>
        <SessionRows
          query={useQuery(ownSessionsQuery)}
          dialog={({ id, address }, close) => (
            <OperatorConfirmDialog
              call={endOwnOperatorSession}
              input={{ id }}
              title={t('operator.endSession')}
              text={t('operator.endSessionText', { account, address })}
              danger
              onClose={close}
            />
          )}
        />
      </Section>
      <Section card title={t('ownAccount.members')} text={t('ownAccount.membersText')}>
        <OwnMemberAccounts />
      </Section>
      <Section card title={t('ownAccount.password')} text={t('ownAccount.passwordText')}>
        <OwnPasswordForm account={account} />
      </Section>
    </Page>
  );
}
