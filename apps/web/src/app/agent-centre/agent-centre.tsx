import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { isAgent } from '#libs/members/common/member-types';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { useMemberInfo } from '../../data/session/member-info';
import { useModuleOff } from '../../data/site/use-module';
import { PageSkeleton } from '../../lazy/page-skeleton';
import { WithPhrases } from '../../lazy/with-phrases';
import { QueryFailure } from '../../lists/query-failure';
import NotFoundPage from '../../routes/not-found-page';
import { PATHS } from '../../routes/paths';
import { agentMenuQuery } from './agent-centre.api';
import styles from './agent-centre.module.css';
import { AgentMenu } from './agent-menu';
import { AgentPages } from './agent-pages';

/** Everything under `/agentHome`. Other members are sent to the log-in of agents, which tells them that it is for agents. */
export default function AgentCentre() {
  const info = useMemberInfo();
  const closed = useModuleOff(AGENT_POLICY);
  if (closed) return <NotFoundPage />;
  if (info.isError) return <QueryFailure heading="h1" query={info} />;
  if (!info.data) return <PageSkeleton />;
  if (!isAgent(info.data.type)) return <Navigate to={PATHS.agentLogin} replace />;
  return (
    <WithPhrases bundle="agency">
      <Centre />
    </WithPhrases>
  );
}

function Centre() {
  const menu = useQuery(agentMenuQuery);
  if (menu.isError) return <QueryFailure heading="h1" query={menu} />;
  if (!menu.data) return <PageSkeleton />;
  return (
    <div className={styles.centre}>
      <AgentMenu pages={menu.data.pages} />
      <div className={styles.page}>
        <AgentPages pages={menu.data.pages} />
      </div>
    </div>
  );
}
