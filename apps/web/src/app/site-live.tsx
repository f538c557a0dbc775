import { siteChanged } from '#libs/site/common/site.events';
import { queryClient } from '../data/cache/query-client';
import { siteConfigQuery } from '../data/site/site-config';
import { setSiteVersion } from '../data/site/site-version';
import { useBoard } from '../data/socket/use-board';

/** Queries whose answers the brand's settings or content have a part in, by the beginning of their key. */
const CONCERNED: readonly (readonly string[])[] = [
  siteConfigQuery.queryKey,
  ['countries'],
  ['game-menus'],
  ['hot-games'],
  ['found-games'],
  ['deposit-methods'],
  ['withdrawal-options'],
  ['transfers', 'options'],
  ['contract-options'],
  ['registration-link-options'],
];

const renew = () => {
  for (const queryKey of CONCERNED) void queryClient.invalidateQueries({ queryKey });
};

const show = ({ version }: { version: string }) => {
  setSiteVersion(version);
  renew();
};

/** Shows changes of settings and content as they happen, to guests too. Draws nothing. */
export default function SiteLive() {
  useBoard(siteChanged, show, renew);
  return null;
}
