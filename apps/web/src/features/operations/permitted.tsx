import type { ReactNode } from 'react';
import type { Permission } from '#libs/platform/common/call';
import { useHasPermission } from './operator-store';

interface PermittedProps {
  permission: Permission | undefined;
  children: ReactNode;
}

/** What an operator sees only with a permission. */
export function Permitted({ permission, children }: PermittedProps) {
  return useHasPermission()(permission) ? children : null;
}
