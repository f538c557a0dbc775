import {
  CalendarDays,
  ChartColumn,
  Clock,
  FileSignature,
  Gamepad2,
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
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import ContractBadge from '../../features/contract/contract-badge';
import { agentPath, PATHS } from '../../routes/paths';
import styles from '../shell/side-menu.module.css';

const ICONS: Record<AgentPage, LucideIcon> = {
  agentTeamOverview: LayoutDashboard,
  downlineManagmentView: Network,
  contracts: FileSignature,
  registerCenter: UserPlus,
  personalHistoryCopy: ReceiptText,
  agentDownlineTransactionDetailsCopy: ScrollText,
  palStatementsAgentCopy: ChartColumn,
  agentRevenueReport: Wallet,
  agentRealtimeSalary: Timer,
  agentHourSalary: Clock,
  agentDailyWages2: CalendarDays,
  agentDividendRecordCopy2: PiggyBank,
  transfer: Send,
  agentAnnouncement: Megaphone,
};

/** Beside the page from 1280 px on, above it as a row that scrolls below. */
export function AgentMenu({ pages }: { pages: AgentPage[] }) {
  const { t } = useTranslation('agency');
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another place in the row
  useEffect(() => {
    const menu = row.current;
    const here = menu?.querySelector<HTMLElement>('[aria-current="page"]');
    if (menu && here) menu.scrollLeft = here.offsetLeft - (menu.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={row} className={styles.menu} aria-label={t('agentCentre.menu')}>
      {pages.map((page) => {
        const Icon = ICONS[page];
        return (
          <NavLink key={page} to={agentPath(page)}>
            <Icon size={20} />
            {t(`agentCentre.pages.${page}`)}
            {page === 'contracts' && <ContractBadge />}
          </NavLink>
        );
      })}
      <hr />
      <NavLink to={PATHS.home} end>
        <Gamepad2 size={20} />
        {t('agentCentre.toGames')}
      </NavLink>
    </nav>
  );
}
