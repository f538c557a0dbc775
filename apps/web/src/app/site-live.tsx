import { useEffect } from 'react';
import { announcementChanged, siteChanged } from '#libs/site/common/site.events';
import { queryClient } from '../data/cache/query-client';
import { keepListsInSession } from '../data/cache/session-lists';
import { setReadConfig } from '../data/site/read-config';
import { onClosedSite } from '../data/site/refused-calls';
import { removeServiceWorkers } from '../data/site/service-workers';
import { siteConfigQuery, useSiteConfig } from '../data/site/site-config';
import { renewSiteStatus } from '../data/site/site-status';
import { setSiteVersion } from '../data/site/site-version';
import { useBoard } from '../data/socket/use-board';
import { ANNOUNCEMENTS_KEY } from '../features/announcements/shared/announcements.api';
import { BANNERS_KEY } from '../features/banners/shared/use-banners';
import { WITHDRAWAL_OPTIONS_KEY } from '../features/withdrawal/shared/withdrawal-options-key';
import { loadClosedPage } from './closed/closed-page-part';

/** Queries whose answers the brand's settings or content have a part in, by the beginning of their key. */
const CONCERNED: readonly (readonly string[])[] = [
  siteConfigQuery.queryKey,
  [BANNERS_KEY],
  ['help-centre'],
  ['downloads'],
  ['countries'],
  ['game-menus'],
  ['hot-games'],
  ['vendors'],
  ['found-games'],
  ['lobby-games'],
  ['lobby-classes'],
  ['recent-games'],
  ['favourites'],
  ['game-info'],
  ['deposit-methods'],
  [WITHDRAWAL_OPTIONS_KEY],
  ['transfers', 'options'],
  ['contract-options'],
  ['registration-link-options'],
];

const renew = () => {
  for (const queryKey of CONCERNED) void queryClient.invalidateQueries({ queryKey });
};

/** After a reconnection too, since the site may have closed or opened meanwhile. */
const renewAll = () => {
  renew();
  void renewSiteStatus();
};

const renewAnnouncements = () => void queryClient.invalidateQueries({ queryKey: [ANNOUNCEMENTS_KEY] });

const show = ({ version }: { version: string }) => {
  setSiteVersion(version);
  renewAll();
};

/** Shows changes of settings and content as they happen, to guests too. Draws nothing. */
export default function SiteLive() {
  const { data: config } = useSiteConfig();
  useEffect(() => {
    if (config) setReadConfig(config);
  }, [config]);
  useBoard(siteChanged, show, renewAll);
  useBoard(announcementChanged, renewAnnouncements, renewAnnouncements);
  useEffect(() => keepListsInSession(queryClient), []);
  useEffect(() => {
    void renewSiteStatus();
    loadClosedPage().catch(() => undefined);
    removeServiceWorkers().catch(() => undefined);
    return onClosedSite(() => void renewSiteStatus());
  }, []);
  return null;
}
