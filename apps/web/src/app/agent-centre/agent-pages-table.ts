import {
  CalendarDays,
  ChartColumn,
  Clock,
  FileSignature,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Network,
  PiggyBank,
  ReceiptText,
  ScrollText,
  Send,
  Timer,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { lazyPart } from '../../lazy/lazy-part';

interface Entry {
  icon: LucideIcon;
  /** What the page draws; one with pages of its own below it holds routes. */
  Page: ComponentType;
  /** In the bar at the foot of a phone too, which has room for four. */
  inBar?: true;
  Badge?: ComponentType<{ corner?: boolean }>;
}

const salaryPages = () => import('../../features/salary/salary-pages');

/** Every page of the agent centre. The server's menu says which of them an agent has, and in what order. */
export const AGENT_PAGE_TABLE: Record<AgentPage, Entry> = {
  agentTeamOverview: {
    icon: LayoutDashboard,
    Page: lazyPart(() => import('../../features/team/overview-page')),
    inBar: true,
  },
  downlineManagmentView: {
    icon: Network,
    Page: lazyPart(() => import('../../features/team/downlines-page')),
    inBar: true,
  },
  contracts: {
    icon: FileSignature,
    Page: lazyPart(() => import('../../features/contract/contracts-page')),
    inBar: true,
    Badge: lazyPart(() => import('../../features/contract/contract-badge')),
  },
  registerCenter: {
    icon: UserPlus,
    Page: lazyPart(() => import('../../features/registration-link/registration-centre-page')),
  },
  personalHistoryCopy: {
    icon: ReceiptText,
    Page: lazyPart(() => import('../../features/team/team-bets-page')),
  },
  agentDownlineTransactionDetailsCopy: {
    icon: ScrollText,
    Page: lazyPart(() => import('../../features/team/team-transactions-page')),
  },
  palStatementsAgentCopy: {
    icon: ChartColumn,
    Page: lazyPart(() => import('../../features/team/statement-page')),
  },
  agentRevenueReport: {
    icon: Wallet,
    Page: lazyPart(() => import('../../features/team/income-page')),
    inBar: true,
  },
  agentRealtimeSalary: {
    icon: Timer,
    Page: lazyPart(() => salaryPages().then((pages) => ({ default: pages.RealtimeSalary }))),
  },
  agentHourSalary: {
    icon: Clock,
    Page: lazyPart(() => salaryPages().then((pages) => ({ default: pages.HourlySalary }))),
  },
  agentDailyWages2: {
    icon: CalendarDays,
    Page: lazyPart(() => salaryPages().then((pages) => ({ default: pages.DailySalary }))),
  },
  agentDividendRecordCopy2: {
    icon: PiggyBank,
    Page: lazyPart(() => salaryPages().then((pages) => ({ default: pages.Dividends }))),
  },
  transfer: {
    icon: Send,
    Page: lazyPart(() => import('../../features/transfer/transfer-page')),
  },
  agentAnnouncement: {
    icon: Megaphone,
    Page: lazyPart(() => import('../../features/announcements/announcements-page')),
  },
};
