import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { OperationsApp } from './features/operations/operations-app';
import { type OperationsStart, readOperationsStart } from './features/operations/operations-start';
import { createTranslator } from './i18n/i18n';
import { addPhrases } from './i18n/lazy-bundles';
import { loadPhrases } from './i18n/load-phrases';
import { untilLoaded } from './lazy/until-loaded';

async function translatorOf({ language }: OperationsStart) {
  const { phrases, fallback } = await untilLoaded(() => loadPhrases(language));
  const translator = createTranslator(language, phrases, fallback);
  await untilLoaded(() => addPhrases(translator, language, 'operations'));
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
