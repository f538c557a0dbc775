import { siteChanged } from '#libs/site/common/site.events';
import { queryClient } from '../data/cache/query-client';
import { siteConfigQuery } from '../data/site/site-config';
import { setSiteVersion } from '../data/site/site-version';
import { useBoard } from '../data/socket/use-board';

/** Queries whose answers are made of the brand's settings or content, and not of a person's data, by first key. */
const CONTENT_KEYS = new Set<unknown>([
  siteConfigQuery.queryKey[0],
  'game-menus',
  'hot-games',
  'found-games',
]);

const renew = () =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => CONTENT_KEYS.has(name) });

const show = ({ version }: { version: string }) => {
  setSiteVersion(version);
  renew();
};

/** Shows changes of settings and content as they happen, to guests too. Draws nothing. */
export default function SiteLive() {
  useBoard(siteChanged, show, renew);
  return null;
}
