import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { roleName } from '#libs/authentication/common/operator-account';
import { NewOperators, OperatorMembers, OperatorRoles, Operators } from '#libs/authentication/index';
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

interface NewOperator {
  account: string;
  personKey: string;
  roles: string[];
}

interface MembersOfOperator {
  id: string;
  accounts: string[];
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

  readonly addOperator: ProposedAct<NewOperator> = {
    name: 'operator.add',
    permission: 'operator.change',
    confirmPermission: 'operator.confirm',
    payload: z.object({ account: z.string(), personKey: z.string(), roles: z.array(z.string()) }),
    subjectOf: ({ account }) => `operator ${account.toLowerCase()}`,
    prepare: async (brand, { account, personKey, roles }) => {
      await this.assertKnownRoles(brand, roles);
      await this.newOperators.assertFree(brand, { account, personKey });
      const before = { account: null, personKey: null, roles: [] };
      return { version: '0', before, after: { account, personKey, roles: roles.toSorted() } };
    },
    apply: (by, operator, { proposer }) => this.newOperators.add(by, operator, proposer.id),
  };

  readonly renewLogin: ProposedAct<{ id: string }> = {
    name: 'operator.renew-login',
    permission: 'operator.change',
    confirmPermission: 'operator.confirm',
    payload: z.object({ id: z.string() }),
    subjectOf: ({ id }) => `operator ${id}`,
    prepare: async (brand, { id }) => {
      await this.roles.lock(brand);
      const { account, version } = await this.operators.get(brand, id);
      return { version, before: { account, login: 'current' }, after: { account, login: 'new' } };
    },
    apply: async (by, { id }, { proposer }) => {
      if (id === by.id) throw new AppError(authenticationErrors.error_own_login);
      await this.newOperators.renew(by, id, proposer.id);
    },
  };

  readonly changeRolesOfOperator: ProposedAct<RolesOfOperator> = {
    name: 'operator.change-roles',
    permission: 'operator.change',
    confirmPermission: 'operator.confirm',
    payload: z.object({ id: z.string(), roles: z.array(z.string()) }),
    subjectOf: ({ id }) => `operator ${id}`,
    prepare: async (brand, { id, roles }) => {
      await this.assertKnownRoles(brand, roles);
      const operator = await this.operators.get(brand, id);
      const before = { account: operator.account, roles: operator.roles };
      return { version: operator.version, before, after: { ...before, roles: roles.toSorted() } };
    },
    apply: (by, { id, roles }) => this.operators.setRoles(by, id, roles),
  };

  readonly changeMembers: ProposedAct<MembersOfOperator> = {
    name: 'operator.change-members',
    permission: 'operator.change',
    confirmPermission: 'operator.confirm',
    payload: z.object({ id: z.string(), accounts: z.array(z.string()) }),
    subjectOf: ({ id }) => `operator ${id}`,
    prepare: async (brand, { id, accounts }) => {
      await this.roles.lock(brand);
      const { account, memberAccounts, version } = await this.operators.get(brand, id);
      const after = await this.members.namesOf(brand, accounts);
      return { version, before: { account, memberAccounts }, after: { account, memberAccounts: after } };
    },
    apply: (by, { id, accounts }) => this.members.replace(by, id, accounts),
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
    private readonly newOperators: NewOperators,
    private readonly members: OperatorMembers,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.changeRole);
    this.proposals.register(this.changeRolesOfOperator);
    this.proposals.register(this.enableOperator);
    this.proposals.register(this.addOperator);
    this.proposals.register(this.renewLogin);
    this.proposals.register(this.changeMembers);
  }

  /** Locks the brand's roles. @throws AppError 422 */
  private async assertKnownRoles(brand: string, roles: string[]): Promise<void> {
    const known = await this.roles.lock(brand);
    if (roles.some((role) => !known.has(role))) throw new AppError(authenticationErrors.error_role_unknown);
  }
}
