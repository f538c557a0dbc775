import type { Language, Theme } from '../../../common/api';

export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}

/** The address wins over the session, and the session over what the system prefers. */
export function applyTheme(search: string, theme: Theme | null): void {
  const asked = new URLSearchParams(search).get('theme') ?? theme;
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  const known = asked === 'night' || asked === 'paper' ? asked : light ? 'paper' : 'night';
  document.documentElement.dataset['theme'] = known;
}

/** Alone on the screen, not inside the portal's stage. */
export const standsAlone = (): boolean => window.top === window.self;

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
