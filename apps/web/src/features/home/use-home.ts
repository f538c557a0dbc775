import { useCallback, useEffect, useState } from 'react';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { useLanguage } from '../../data/preferences/language';
import { useStart } from '../../data/start/start-context';

/**
 * Home's data: what the server drew the page with, and fetched anew when the language changes or another page came
 * first. A plain fetch, so that home needs neither the query cache nor the schemas.
 */
export function useHome() {
  const start = useStart();
  const { language } = useLanguage();
  const [held, setHeld] = useState({ language: start.language, home: start.home });
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    try {
      const reply = await fetch(`/wps/portal/home?language=${language}`);
      const { value } = (await reply.json()) as { value: HomeData | null };
      if (!value) throw new Error('no home');
      setHeld({ language, home: value });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [language]);
  useEffect(() => {
    if (held.home === null || held.language !== language) void load();
  }, [held, language, load]);
  return { home: held.home, failed: failed && held.home === null, retry: () => void load() };
}
