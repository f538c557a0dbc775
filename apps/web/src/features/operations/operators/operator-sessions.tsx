import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endOperatorSession } from '#libs/operations/common/operator-admin.calls';
import { OperatorReasonDialog } from '../operator-dialogs';
import { useHasPermission } from '../operator-store';
import { operatorSessionsQuery } from './operator-admin.api';
import { SessionRows } from './session-rows';

/** The open sessions of an operator, for those who may end them. */
export function OperatorSessions({
  operator: { id, account },
}: {
  operator: { id: string; account: string };
}) {
  const { t } = useTranslation('operations');
  const mayEnd = useHasPermission()(endOperatorSession.permission);
  return (
    <SessionRows
      query={useQuery(operatorSessionsQuery(id))}
      dialog={
        mayEnd
          ? (session, close) => (
              <OperatorReasonDialog
                call={endOperatorSession}
                inputOf={(reason) => ({ id, session: session.id, reason })}
                title={t('operator.endSession')}
                text={t('operator.endSessionText', { account, address: session.address })}
                danger
                onClose={close}
              />
            )
          : undefined
      }
    />
  );
}
