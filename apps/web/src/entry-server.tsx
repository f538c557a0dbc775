import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import type { Start } from './data/start/start';
import { bn } from './i18n/bn/bn';
import { en } from './i18n/en/en';
import { createTranslator } from './i18n/i18n';

const phrases = { BN: bn, EN: en };

/** Draws a page as the browser will, before it knows who is there. */
export function render(url: string, start: Start): string {
  return renderToString(
    <StaticRouter location={url}>
      <App start={start} translator={createTranslator(start.language, phrases[start.language])} />
    </StaticRouter>,
  );
}
