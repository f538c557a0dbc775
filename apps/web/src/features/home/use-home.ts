import { useCallback, useEffect, useState } from 'react';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { useLanguage } from '../../data/preferences/language';
import { useSiteVersion } from '../../data/site/site-version';
import { useStart } from '../../data/start/start-context';

/**
 * Home's data: what the server drew the page with, and fetched anew when the language or the site's content changes, or
 * another page came first. A plain fetch, so that home needs neither the query cache nor the schemas.
 */
export function useHome() {
  const start = useStart();
  const { language } = useLanguage();
  const version = useSiteVersion();
  const [held, setHeld] = useState({ language: start.language, version, home: start.home });
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const reply = await fetch(`/wps/portal/home?language=${language}`);
      const { value } = (await reply.json()) as { value: HomeData | null };
      if (!value) throw new Error('no home');
      setHeld({ language, version, home: value });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [language, version]);
  useEffect(() => {
    if (held.home === null || held.language !== language || held.version !== version) void load();
  }, [held, language, version, load]);
  return { home: held.home, failed: failed && held.home === null, retry: () => void load() };
}
