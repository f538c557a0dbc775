import { useSyncExternalStore } from 'react';
import { setCookie } from './cookie';

export type Theme = 'night' | 'paper';

/** The ground of the browser's own bars; the same as `--surface`. */
const BARS = { night: '#12211f', paper: '#fffdf7' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const shown = (): Theme => (document.documentElement.dataset.theme === 'paper' ? 'paper' : 'night');

/** Shows a theme and keeps it, where the server sees it with the next page. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BARS[theme]);
  localStorage.setItem('theme', theme);
  setCookie('theme', theme);
  for (const listener of listeners) listener();
}

/** The theme on show. The server has set it on the page already; before mounting it is told as `night`. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, shown, () => 'night' as const);
  return { theme, toggle: () => chooseTheme(theme === 'night' ? 'paper' : 'night') };
}
