import { Gamepad2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { QuietPart } from '../../lazy/quiet-part';
import { agentPath, PATHS } from '../../routes/paths';
import { MenuGroups } from '../menus/menu-groups';
import styles from '../shell/side-menu.module.css';
import { AGENT_PAGE_TABLE } from './agent-pages-table';

/**
 * The agent's pages, and after them what an agent needs of the members' side. Beside the page from 1280 px on, above it as a
 * row that scrolls below.
 */
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
        const { icon: Icon, Badge } = AGENT_PAGE_TABLE[page];
        return (
          <NavLink key={page} to={agentPath(page)}>
            <Icon size={20} />
            {t(`agentCentre.pages.${page}`)}
            {Badge && (
              <QuietPart>
                <Badge />
              </QuietPart>
            )}
          </NavLink>
        );
      })}
      <hr />
      <MenuGroups menu="agents" />
      <hr />
      <NavLink to={PATHS.home} end>
        <Gamepad2 size={20} />
        {t('agentCentre.toGames')}
      </NavLink>
    </nav>
  );
}
