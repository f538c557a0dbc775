import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LANGUAGES } from '#libs/site/common/locales';
import { App } from './app/app';
import { loadClosedPage } from './app/closed/closed-page-part';
import type { Start } from './data/start/start';
import { BannerDrawing } from './features/banners/shared/banner-drawing';
import { loadPictures } from './features/games/shared/game-picture';
import { createTranslator } from './i18n/i18n';
import { loadPhrases } from './i18n/load-phrases';

const loaded = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadPhrases(language)] as const)),
);

await Promise.all([loadPictures(), BannerDrawing.ahead(), loadClosedPage()]);

/** Draws a page as the browser will, before it knows who is there. */
export function render(url: string, start: Start): string {
  const { phrases = {}, fallback } = loaded.get(start.language) ?? {};
  return renderToString(
    <StaticRouter location={url}>
      <App start={start} translator={createTranslator(start.language, phrases, fallback)} />
    </StaticRouter>,
  );
}
