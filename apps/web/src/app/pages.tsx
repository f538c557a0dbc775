import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Lobby } from '../features/games/lobby';
import { HomePage } from '../features/home/home-page';
import { lazyPart } from '../lazy/lazy-part';
import { RouteBoundary } from '../lazy/route-boundary';
import { useIdle } from '../lazy/use-idle';
import { HOME_ALIASES, LOBBY_CODES, LOBBY_PATHS, PATHS } from '../routes/paths';
import { usePageUnderDialog } from '../routes/use-dialog-place';

const loadOtherPages = () => import('./other-pages');
const OtherPages = lazyPart(loadOtherPages);

export function Pages() {
  const location = useLocation();
  const under = usePageUnderDialog();
  return (
    <RouteBoundary place={under ?? location.pathname}>
      <OtherPagesAhead />
      <Routes location={under ?? location}>
        {[PATHS.home, ...HOME_ALIASES].map((path) => (
          <Route key={path} path={path} element={<HomePage />} />
        ))}
        {LOBBY_CODES.map((category) => (
          <Route key={category} path={LOBBY_PATHS[category]} element={<Lobby category={category} />} />
        ))}
        <Route path="*" element={<OtherPages />} />
      </Routes>
    </RouteBoundary>
  );
}

/** Fetched while nothing is more urgent, so that the first press on a link does not wait for it. */
function OtherPagesAhead() {
  const idle = useIdle();
  useEffect(() => {
    if (idle) loadOtherPages().catch(() => undefined);
  }, [idle]);
  return null;
}
