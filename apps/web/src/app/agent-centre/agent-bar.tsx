import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { QuietPart } from '../../lazy/quiet-part';
import { withPhrases } from '../../lazy/with-phrases';
import { agentPath, PATHS } from '../../routes/paths';
import item from '../menus/menu-item.module.css';
import styles from '../shell/bottom-bar.module.css';
import { agentMenuQuery } from './agent-centre.api';
import { AGENT_PAGE_TABLE } from './agent-pages-table';

export default withPhrases('agency', AgentBar, null);

/** At the foot of the agents' pages on a phone or a tablet: the pages that an agent opens most, and the account. */
function AgentBar() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { data } = useQuery(agentMenuQuery, queryClient);
  const pages = data?.pages.filter((page) => AGENT_PAGE_TABLE[page].inBar) ?? [];
  return (
    <nav className={styles.bar} aria-label={site('shell.bottomBar')}>
      {pages.map((page) => {
        const { icon: Icon, Badge } = AGENT_PAGE_TABLE[page];
        return (
          <NavLink key={page} to={agentPath(page)}>
            <span className={item.counted}>
              <Icon size={22} />
              {Badge && (
                <QuietPart>
                  <Badge corner />
                </QuietPart>
              )}
            </span>
            {t(`agentCentre.pages.${page}`)}
          </NavLink>
        );
      })}
      <NavLink to={PATHS.member} end>
        <UserRound size={22} />
        {site('shell.me')}
      </NavLink>
    </nav>
  );
}
