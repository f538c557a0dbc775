import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../lists/loaded';
import { FieldError } from '../../../ui/forms/field-error';
import { NameChoices } from '../name-choices';
import { rolesQuery } from './operator-admin.api';

interface RoleChoicesProps {
  /** The list itself, which may take the focus. */
  ref?: RefObject<HTMLElement | null>;
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Any of the brand's roles. */
export function RoleChoices({ error, ...choices }: RoleChoicesProps) {
  const { t } = useTranslation('operations');
  const id = useId();
  return (
    <Loaded query={useQuery(rolesQuery)} room="small">
      {({ list }) => (
        <>
          <NameChoices {...choices} legend={t('roles')} names={list.map(({ name }) => name)} />
          <FieldError id={id} error={error} />
        </>
      )}
    </Loaded>
  );
}
