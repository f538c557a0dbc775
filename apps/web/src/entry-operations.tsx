import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LANGUAGES, LOCALES } from '#libs/site/common/locales';
import { OperationsApp } from './features/operations/operations-app';
import { type OperationsStart, readOperationsStart } from './features/operations/operations-start';
import { operations as bn } from './i18n/bn/operations';
import { operations as en } from './i18n/en/operations';
import { createTranslator } from './i18n/i18n';
import { loadPhrases } from './i18n/load-phrases';
import { untilLoaded } from './lazy/until-loaded';

const phrases = { BN: bn, EN: en };

/** Both languages of these pages are at hand, so that choosing one waits for nothing. */
async function translatorOf({ language }: OperationsStart) {
  const translator = createTranslator(language, await untilLoaded(() => loadPhrases(language)));
  for (const each of LANGUAGES) translator.addResourceBundle(LOCALES[each], 'operations', phrases[each]);
  return translator;
}

const start = readOperationsStart();
const translator = await translatorOf(start);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <BrowserRouter basename="/ops" useTransitions={false}>
    <OperationsApp start={start} translator={translator} />
  </BrowserRouter>,
);
