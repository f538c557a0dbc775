import type { i18n } from 'i18next';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useSession } from '../features/session/session-store';
import { Pages } from './pages';
import { Shell } from './shell/shell';
import type { Start } from './start';
import { StartProvider } from './start-context';

const Live = lazy(() => import('./live'));

interface AppProps {
  start: Start;
  translator: i18n;
}

export function App({ start, translator }: AppProps) {
  const session = useSession();
  return (
    <StartProvider value={start}>
      <I18nextProvider i18n={translator}>
        <Shell>
          <Pages />
        </Shell>
        {session.status === 'member' && (
          <Suspense>
            <Live />
          </Suspense>
        )}
      </I18nextProvider>
    </StartProvider>
  );
}
