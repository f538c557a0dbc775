import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { roleName } from '#libs/authentication/common/operator-account';
import { OperatorRoles, Operators } from '#libs/authentication/index';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { declaredPermissions } from '#libs/platform/http/permissions';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';

interface RoleChange {
  name: string;
  permissions: string[];
}

interface RolesOfOperator {
  id: string;
  roles: string[];
}

/** The acts on operators and roles that take a second administrator. */
@Injectable()
export class RoleActs implements OnModuleInit {
  readonly changeRole: ProposedAct<RoleChange> = {
    name: 'role.change',
    permission: 'role.change',
    confirmPermission: 'role.confirm',
    payload: z.object({ name: roleName, permissions: z.array(z.string()) }),
    subjectOf: ({ name }) => `role ${name}`,
    prepare: async (brand, { name, permissions }) => {
      const known = new Set<string>(declaredPermissions());
      if (permissions.some((permission) => !known.has(permission)))
        throw invalidInput([{ field: 'permissions', code: 'field_invalid' }]);
      await this.roles.lock(brand);
      const role = await this.roles.find(brand, name);
      return {
        version: role?.version ?? '0',
        before: { permissions: role?.permissions.toSorted() ?? [] },
        after: { permissions: permissions.toSorted() },
      };
    },
    apply: (by, { name, permissions }) => this.roles.save(by, name, permissions.toSorted()),
  };

  readonly changeRolesOfOperator: ProposedAct<RolesOfOperator> = {
    name: 'operator.change-roles',
    permission: 'operator.change',
    confirmPermission: 'operator.confirm',
    payload: z.object({ id: z.string(), roles: z.array(z.string()) }),
    subjectOf: ({ id }) => `operator ${id}`,
    prepare: async (brand, { id, roles }) => {
      const known = await this.roles.lock(brand);
      if (roles.some((role) => !known.has(role))) throw new AppError(authenticationErrors.error_role_unknown);
      const operator = await this.operators.get(brand, id);
      const before = { account: operator.account, roles: operator.roles };
      return { version: operator.version, before, after: { ...before, roles: roles.toSorted() } };
    },
    apply: (by, { id, roles }) => this.operators.setRoles(by, id, roles),
  };

  readonly enableOperator: ProposedAct<{ id: string }> = {
    name: 'operator.enable',
    permission: 'operator.change',
    confirmPermission: 'operator.confirm',
    payload: z.object({ id: z.string() }),
    subjectOf: ({ id }) => `operator ${id}`,
    prepare: async (brand, { id }) => {
      await this.roles.lock(brand);
      const { account, status, version } = await this.operators.get(brand, id);
      return { version, before: { account, status }, after: { account, status: 'active' } };
    },
    apply: (by, { id }) => this.operators.enable(by, id),
  };

  constructor(
    private readonly roles: OperatorRoles,
    private readonly operators: Operators,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.changeRole);
    this.proposals.register(this.changeRolesOfOperator);
    this.proposals.register(this.enableOperator);
  }
}
