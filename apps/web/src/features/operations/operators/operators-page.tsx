import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposeOperator } from '#libs/operations/common/operator-admin.calls';
import { useDocumentTitle } from '../../../data/start/use-document-title';
import { Loaded } from '../../../lists/loaded';
import { Button } from '../../../ui/forms/button';
import { Page } from '../../../ui/layout/page';
import { Stack } from '../../../ui/layout/stack';
import { useHasPermission } from '../operator-store';
import { AddOperatorDialog } from './add-operator-dialog';
import { operatorsQuery } from './operator-admin.api';
import { OperatorCard } from './operator-card';

/** Who works at the brand, with which roles. */
export default function OperatorsPage({ operator: viewer }: { operator: string }) {
  const { t } = useTranslation('operations');
  const operators = useQuery(operatorsQuery);
  const hasPermission = useHasPermission();
  const [adding, setAdding] = useState(false);
  useDocumentTitle(t('operators'));
  return (
    <Page
      title={t('operators')}
      lead={t('operator.text')}
      width="form"
      tools={
        hasPermission(proposeOperator.permission) && (
          <Button onClick={() => setAdding(true)}>{t('operator.add')}</Button>
        )
      }
    >
      <Loaded query={operators} room="large">
        {({ list }) => (
          <Stack gap={4}>
            {list.map((operator) => (
              <OperatorCard key={operator.id} operator={operator} viewer={viewer} />
            ))}
          </Stack>
        )}
      </Loaded>
      {adding && <AddOperatorDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
