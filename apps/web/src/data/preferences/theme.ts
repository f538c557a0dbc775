import { createStore, useStore } from '../store';
import { setCookie } from './cookie';

export type Theme = 'night' | 'paper';

/** The server has set it on the page already, which is drawn as `night` all the same. */
const shown = createStore<Theme>('night', themeOfPage());

function themeOfPage(): Theme {
  return typeof document !== 'undefined' && document.documentElement.dataset.theme === 'paper'
    ? 'paper'
    : 'night';
}

/** Shows a theme and keeps it, where the server sees it with the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  paintBrowserBars();
  localStorage.setItem('theme', theme);
  setCookie('theme', theme);
  shown.set(theme);
}

/** The browser's own bars have the ground of the page's. */
function paintBrowserBars(): void {
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface);
}

/** The theme on show, and the way to change it. */
export function useTheme() {
  const theme = useStore(shown);
  return { theme, toggle: () => chooseTheme(theme === 'night' ? 'paper' : 'night') };
}
