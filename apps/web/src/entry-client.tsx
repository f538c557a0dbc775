import './ui/tokens.css';
import './ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { readStart } from './app/start';
import { keepReferralCode } from './features/session/referral-code';
import { keepMerchantCode, openSession } from './features/session/session-store';
import { createTranslator } from './i18n/i18n';
import { loadPhrases } from './i18n/load-phrases';
import { untilLoaded } from './parts/until-loaded';

const start = readStart();
keepReferralCode(location.search);
keepMerchantCode(start.merchantCode);
const translator = createTranslator(start.language, await untilLoaded(() => loadPhrases(start.language)));
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

const page = (
  // A page that is still on its way shows its skeleton with the press, instead of holding the last one.
  <BrowserRouter useTransitions={false}>
    <App start={start} translator={translator} />
  </BrowserRouter>
);

// Where nobody drew it on the server, as while one develops, there is nothing to take over.
if (root.firstElementChild) hydrateRoot(root, page);
else createRoot(root).render(page);
openSession(async () => {
  const { resumeRemembered } = await import('./features/session/resume-session');
  await resumeRemembered();
});
