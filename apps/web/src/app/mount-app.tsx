import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { keepReferralCode } from '../data/session/referral-code';
import { keepMerchantCode } from '../data/session/session-store';
import type { Start } from '../data/start/start';
import { createTranslator } from '../i18n/i18n';
import type { LoadedPhrases } from '../i18n/load-phrases';
import { untilLoaded } from '../lazy/until-loaded';
import { App } from './app';
import { loadClosedPage } from './closed/closed-page-part';

/** Draws the page, or takes over what the server drew, in short tasks between which a press is heard. */
export async function mountApp(start: Start, { phrases, fallback }: LoadedPhrases): Promise<void> {
  keepReferralCode(location.search);
  keepMerchantCode(start.merchantCode);
  const translator = createTranslator(start.language, phrases, fallback);
  if (start.closed) await untilLoaded(loadClosedPage);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const page = (
    // A page that is still on its way shows its skeleton with the press, instead of holding the last one.
    <BrowserRouter useTransitions={false}>
      <App start={start} translator={translator} />
    </BrowserRouter>
  );
  // Where nobody drew it on the server, as while one develops, there is nothing to take over.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
