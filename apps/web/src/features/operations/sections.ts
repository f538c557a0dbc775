import type { QueueCounts } from '#libs/operations/common/queue.events';
import type { Permission } from '#libs/platform/common/call';
import { waitingCount } from './waiting-count';

interface Section {
  path: string;
  label:
    | 'withdrawals'
    | 'deposits'
    | 'payments'
    | 'authenticators'
    | 'ledger'
    | 'proposals'
    | 'operators'
    | 'roles'
    | 'articles.title'
    | 'broadcasts.title'
    | 'campaigns.title'
    | 'catalogue.title'
    | 'content.title'
    | 'gate.title'
    | 'goods.title'
    | 'redemptions.title'
    | 'heldRewards.title'
    | 'applications.title'
    | 'levelChecks.title'
    | 'draws.title'
    | 'settings.title'
    | 'threads.title'
    | 'chats.title';
  /** What an operator needs to read it. */
  permission: Permission;
  waiting?: (counts: QueueCounts) => number;
}

/** The sections of the console, in the order of the bar. An operator sees those that he may read. */
export const SECTIONS: readonly Section[] = [
  {
    path: '/withdrawals',
    label: 'withdrawals',
    permission: 'withdrawal.read',
    waiting: (counts) => waitingCount(counts, 'todo') ?? 0,
  },
  {
    path: '/deposits',
    label: 'deposits',
    permission: 'deposit.read',
    waiting: ({ deposits }) => deposits.review,
  },
  {
    path: '/payments',
    label: 'payments',
    permission: 'payment.read',
    waiting: ({ payments }) => payments.unmatched + payments.alerts,
  },
  {
    path: '/chats',
    label: 'chats.title',
    permission: 'thread.read',
    waiting: ({ threads }) => threads.chats,
  },
  {
    path: '/threads',
    label: 'threads.title',
    permission: 'thread.read',
    waiting: ({ threads }) => threads.open,
  },
  {
    path: '/redemptions',
    label: 'redemptions.title',
    permission: 'redemption.read',
    waiting: ({ redemptions }) => redemptions.inProcess,
  },
  {
    path: '/held-rewards',
    label: 'heldRewards.title',
    permission: 'reward.read',
    waiting: ({ heldRewards }) => heldRewards,
  },
  {
    path: '/applications',
    label: 'applications.title',
    permission: 'reward.read',
    waiting: ({ applications }) => applications,
  },
  {
    path: '/level-checks',
    label: 'levelChecks.title',
    permission: 'level.read',
    waiting: ({ levelChecks }) => levelChecks,
  },
  {
    path: '/draws',
    label: 'draws.title',
    permission: 'draw.read',
    waiting: ({ awaitedResults }) => awaitedResults,
  },
  {
    path: '/authenticators',
    label: 'authenticators',
    permission: 'member.read-factor',
    waiting: ({ factorResets }) => factorResets,
  },
  { path: '/ledger', label: 'ledger', permission: 'finding.read', waiting: ({ ledger }) => ledger.findings },
  {
    path: '/proposals',
    label: 'proposals',
    permission: 'proposal.read',
    waiting: ({ proposals }) => proposals,
  },
  { path: '/operators', label: 'operators', permission: 'operator.read' },
  { path: '/roles', label: 'roles', permission: 'role.read' },
  { path: '/articles', label: 'articles.title', permission: 'help.read' },
  { path: '/content', label: 'content.title', permission: 'content.read' },
  { path: '/broadcasts', label: 'broadcasts.title', permission: 'broadcast.read' },
  { path: '/campaigns', label: 'campaigns.title', permission: 'campaign.read' },
  { path: '/goods', label: 'goods.title', permission: 'goods.read' },
  { path: '/catalogue', label: 'catalogue.title', permission: 'catalogue.read' },
  { path: '/site', label: 'gate.title', permission: 'site.read' },
  { path: '/settings', label: 'settings.title', permission: 'setting.read' },
];
