import { type GuardedBySpec, without } from './security-faults.js';

const WAKE_UPS = 'libs/platform/push/wake-ups.ts';
const PAYOUT_POLICY = 'libs/cashier/withdrawal/operators/payout-policy.ts';
const CATALOGUE = 'libs/games/catalogue/catalogue.service.ts';

/** Guards of the portal's other promises that specs prove. */
export const PORTAL: GuardedBySpec[] = [
  {
    id: 'R16',
    spec: 'libs/platform/push/silent-connection.spec.ts',
    faults: [
      without('new connection after silence', WAKE_UPS, 'this.reconnect();'),
      without('gap after silence', WAKE_UPS, `this.deliver({ kind: 'gap' });`),
      without('gap owed to the others', WAKE_UPS, 'this.gapPending = true;'),
    ],
  },
  {
    id: 'R21',
    spec: 'apps/setup/src/application-role.spec.ts',
    faults: [
      without(
        'role that was prepared',
        'libs/platform/migrations/role.ts',
        'if (await canAct(client)) return;',
      ),
    ],
  },
  {
    id: 'R22',
    spec: 'libs/games/catalogue/playable-first.spec.ts',
    faults: [
      without(
        'order of a list',
        CATALOGUE,
        `order by $\{CLOSED}, t.position, t.node_id limit $10`,
        'order by t.position, t.node_id limit $10',
      ),
      without(
        'order of the hot games',
        CATALOGUE,
        `order by $\{CLOSED}, t.position, t.node_id limit 12`,
        'order by t.position, t.node_id limit 12',
      ),
      without('order of the vendors', CATALOGUE, '1, 5, min(t.position), 2', '1, min(t.position), 2'),
    ],
  },
  {
    id: 'S17',
    spec: 'libs/platform/config/config.spec.ts',
    faults: [
      without(
        'production without a company that is not named',
        'libs/platform/config/providers.ts',
        `if (NODE_ENV === 'production') return null;`,
      ),
    ],
  },
  {
    id: 'S17',
    spec: 'apps/api/src/providers-missing.spec.ts',
    faults: [
      without(
        'modules without a provider',
        'libs/site/brand-registry.ts',
        'config ? modulesWithoutProvider(config, whitelabel) : []',
        '[]',
      ),
    ],
  },
  {
    id: 'S18',
    spec: 'libs/operations/second-operator.spec.ts',
    faults: [
      without(
        'operator who is barred from paying',
        PAYOUT_POLICY,
        'return above ? approvedBy : null;',
        'return null;',
      ),
      without(
        'second operator of a payout',
        PAYOUT_POLICY,
        'return isToBePaid && actor.kind',
        'return !isToBePaid && actor.kind',
      ),
    ],
  },
];
