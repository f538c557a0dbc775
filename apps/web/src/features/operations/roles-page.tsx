import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorRole } from '#libs/authentication/common/operator-account';
import { proposeRole } from '#libs/operations/common/operator-admin.calls';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { useAmountText } from '../../i18n/use-amount-text';
import { Loaded } from '../../lists/loaded';
import { Button } from '../../ui/forms/button';
import { Collapsible } from '../../ui/layout/collapsible';
import { Page } from '../../ui/layout/page';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { CaseActions } from './case-actions';
import { useHasPermission } from './operator-store';
import { rolesQuery } from './operators/operator-admin.api';
import { RoleDialog } from './role-dialog';
import { usePermissionLabel } from './use-permission-label';

/** The roles of the brand: what each of them permits. */
export default function RolesPage() {
  const { t } = useTranslation('operations');
  const roles = useQuery(rolesQuery);
  const hasPermission = useHasPermission();
  const [adding, setAdding] = useState(false);
  const known = roles.data?.permissions ?? [];
  useDocumentTitle(t('roles'));
  return (
    <Page
      title={t('roles')}
      lead={t('role.text')}
      width="form"
      tools={
        hasPermission(proposeRole.permission) && (
          <Button onClick={() => setAdding(true)}>{t('role.add')}</Button>
        )
      }
    >
      <Loaded query={roles} room="large">
        {({ list, permissions }) => (
          <Stack gap={4}>
            {list.map((role) => (
              <RoleCard key={role.name} role={role} permissions={permissions} />
            ))}
          </Stack>
        )}
      </Loaded>
      {adding && <RoleDialog permissions={known} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function RoleCard({ role, permissions }: { role: OperatorRole; permissions: string[] }) {
  const { t } = useTranslation('operations');
  const { count } = useAmountText();
  const label = usePermissionLabel();
  return (
    <Section card title={role.name}>
      <Text tone="muted">{t('role.operators', { count: role.operators, shown: count(role.operators) })}</Text>
      <Collapsible
        title={t('role.permissions', {
          count: role.permissions.length,
          shown: count(role.permissions.length),
        })}
      >
        <ul>
          {role.permissions.map((permission) => (
            <li key={permission}>{label(permission)}</li>
          ))}
        </ul>
      </Collapsible>
      <CaseActions
        actions={[
          {
            label: t('role.change'),
            call: proposeRole,
            dialog: (close) => <RoleDialog role={role} permissions={permissions} onClose={close} />,
          },
        ]}
      />
    </Section>
  );
}
