import { useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../routes/not-found-page';
import { Stage } from './stage';

/** A game in play, at the address of its title. */
export default function GameStagePage() {
  const { nodeId = '' } = useParams();
  const [search] = useSearchParams();
  const demo = search.get('demo') === '1';
  if (!/^[1-9]\d{0,8}$/.test(nodeId)) return <NotFoundPage />;
  return <Stage key={`${nodeId}/${demo}`} nodeId={Number(nodeId)} demo={demo} />;
}
