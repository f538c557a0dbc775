import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useSession } from '../features/session/session-store';
import { AppBoundary } from '../parts/app-boundary';
import { lazyPart } from '../parts/lazy-part';
import { QuietPart } from '../parts/quiet-part';
import { EarlyPress } from './early-press';
import { Pages } from './pages';
import { Shell } from './shell/shell';
import type { Start } from './start';
import { StartProvider } from './start-context';

const Live = lazyPart(() => import('./live'));

interface AppProps {
  start: Start;
  translator: i18n;
}

export function App({ start, translator }: AppProps) {
  const session = useSession();
  return (
    <StartProvider value={start}>
      <I18nextProvider i18n={translator}>
        <AppBoundary>
          <Shell>
            <Pages />
          </Shell>
        </AppBoundary>
        {session.status === 'member' && (
          <QuietPart>
            <Live />
          </QuietPart>
        )}
        <EarlyPress />
      </I18nextProvider>
    </StartProvider>
  );
}
