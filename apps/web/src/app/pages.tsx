import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { HomePage } from '../features/home/home-page';
import { usePageUnderDialog } from '../features/session/use-dialog-place';
import { lazyPart } from '../parts/lazy-part';
import { RouteBoundary } from '../parts/route-boundary';
import { useIdle } from '../parts/use-idle';

const loadOtherPages = () => import('./other-pages');
const OtherPages = lazyPart(loadOtherPages);

/** Lobby views of home, each showing one category. */
const LOBBIES = {
  sports: 'SPORTS',
  esports: 'ESPORTS',
  cockfight: 'COCKFIGHT',
  lott: 'LOTT',
  elott: 'ELOTT',
  live: 'LIVE',
  fish: 'FISH',
  rng: 'RNG',
  pvp: 'PVP',
} as const;

export function Pages() {
  const location = useLocation();
  const under = usePageUnderDialog();
  useOtherPagesAhead();
  return (
    <RouteBoundary place={under ?? location.pathname}>
      <Routes location={under ?? location}>
        {['/', '/index', '/index.html', '/home'].map((path) => (
          <Route key={path} path={path} element={<HomePage />} />
        ))}
        {Object.entries(LOBBIES).map(([path, category]) => (
          <Route key={path} path={`/${path}`} element={<HomePage category={category} />} />
        ))}
        <Route path="*" element={<OtherPages />} />
      </Routes>
    </RouteBoundary>
  );
}

/** Fetched while nothing is more urgent, so that the first press on a link does not wait for it. */
function useOtherPagesAhead(): void {
  const idle = useIdle();
  useEffect(() => {
    if (idle) loadOtherPages().catch(() => undefined);
  }, [idle]);
}
