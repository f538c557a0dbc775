import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { SessionView } from '../../../common/api';
import { askedLanguage, phrases } from '../i18n/phrases';
import { GameClient } from './client';
import { AppError, NoAnswer } from './errors';
import { Notice } from './notice';
import { SessionProvider } from './session-provider';
import { applyLanguage, applyTheme } from './surroundings';

const RETRY_MS = 2_000;

type Opening = { view: SessionView } | { problem: 'noSession' | 'unreachable' | 'session_ended' | 'unknown' };

function problemOf(error: unknown): 'unreachable' | 'session_ended' | 'unknown' {
  if (error instanceof NoAnswer) return 'unreachable';
  return error instanceof AppError && error.code === 'session_ended' ? 'session_ended' : 'unknown';
}

/** Opens the session that the address names, and shows the game when it is there. */
export function SessionGate({ children }: { children: ReactNode }) {
  const search = window.location.search;
  const session = new URLSearchParams(search).get('session');
  const client = useMemo(() => (session ? new GameClient(session) : null), [session]);
  const [opening, setOpening] = useState<Opening | null>(client ? null : { problem: 'noSession' });

  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      try {
        const view = await client?.open();
        if (view && !over) setOpening({ view });
      } catch (error) {
        if (over) return;
        const problem = problemOf(error);
        setOpening({ problem });
        if (problem === 'unreachable') timer = setTimeout(open, RETRY_MS);
      }
    };
    void open();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client]);

  const view = opening && 'view' in opening ? opening.view : null;
  const language = view?.language ?? askedLanguage(search, navigator.languages);
  const t = phrases[language];
  useEffect(() => {
    applyLanguage(language);
    document.title = `${view?.title[language] ?? t.studio.name}`;
    if (view) applyTheme(search, view.theme);
  }, [view, language, t, search]);

  if (opening === null) return <Notice text={t.studio.loading} busy />;
  if (client === null || view === null || 'problem' in opening)
    return <Notice text={'problem' in opening ? t.errors[opening.problem] : t.errors.unknown} />;
  return (
    <SessionProvider client={client} opened={view}>
      {children}
    </SessionProvider>
  );
}
