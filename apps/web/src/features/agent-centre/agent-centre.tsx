import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { isAgent } from '#libs/identity/common/member-types';
import { PageSkeleton } from '../../app/page-skeleton';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { useMemberInfo } from '../session/member-info';
import { agentMenuQuery } from './agent-centre.api';
import styles from './agent-centre.module.css';
import { AgentMenu } from './agent-menu';
import { AgentPages } from './agent-pages';

/** Everything under `/agentHome`. Whoever is no agent is sent to the agents' door, which says so. */
export default function AgentCentre() {
  const info = useMemberInfo();
  if (info.isError) return <QueryFailure heading="h1" query={info} />;
  if (!info.data) return <PageSkeleton />;
  if (!isAgent(info.data.type)) return <Navigate to="/agent" replace />;
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
