import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useIsMember } from '../data/session/session-store';
import type { Start } from '../data/start/start';
import { StartProvider } from '../data/start/start-context';
import { AppBoundary } from '../lazy/app-boundary';
import { lazyPart } from '../lazy/lazy-part';
import { QuietPart } from '../lazy/quiet-part';
import { ClosedSite } from './closed/closed-site';
import { EarlyPress } from './early-press';
import { Pages } from './pages';
import { SessionOpener } from './session-opener';
import { Shell } from './shell/shell';
import { SiteUpdates } from './site-updates';

const Live = lazyPart(() => import('./live'));

interface AppProps {
  start: Start;
  translator: i18n;
}

export function App({ start, translator }: AppProps) {
  const member = useIsMember();
  return (
    <StartProvider value={start}>
      <I18nextProvider i18n={translator}>
        <AppBoundary>
          <ClosedSite>
            <Shell>
              <Pages />
            </Shell>
          </ClosedSite>
        </AppBoundary>
        {member && (
          <QuietPart>
            <Live />
          </QuietPart>
        )}
        <SiteUpdates />
        <SessionOpener />
        <EarlyPress />
      </I18nextProvider>
    </StartProvider>
  );
}
