import { readStart } from './data/start/start';
import { loadPhrases } from './i18n/load-phrases';
import { firstPaint } from './lazy/first-paint';
import { nextTask } from './lazy/next-task';
import { untilLoaded } from './lazy/until-loaded';

// What the server drew is shown before anything runs, and each part runs in a task of its own: none holds up a scroll or
// a press for long. `vite.config.ts` has the parts fetched with the page.
await firstPaint();
const start = readStart();
const phrases = untilLoaded(() => loadPhrases(start.language));
await untilLoaded(() => import('react-dom/client'));
await nextTask();
const { mountApp } = await untilLoaded(() => import('./app/mount-app'));
await nextTask();
await mountApp(start, await phrases);
