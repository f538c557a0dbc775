import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { directionOf, LANGUAGES, type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Brand } from '#libs/site/index';

const THEMES = new Set(['night', 'paper']);

export interface Preferences {
  cookies: Record<string, string | undefined>;
  language: LanguageCode;
  theme: string;
}

/** A page's HTML frame from the build, with the font to preload and the script to inline. */
export class PageFrame {
  /** The script as a source of the content security policy, if there is one: the only inline script that may run. */
  readonly scriptSource: string | undefined;
  /** Another build has other files, and so another frame. */
  readonly build: string;
  private readonly html: string;
  private readonly fonts: Record<LanguageCode, string>;
  private readonly script: string;

  /** `assets` is the folder of the hashed files, `address` the path that they are served under. */
  constructor(file: string, assets: string, address: string) {
    this.html = fs.readFileSync(file, 'utf8');
    this.build = createHash('sha256').update(this.html).digest('base64url').slice(0, 12);
    this.fonts = fontsOf(assets, address);
    const script = earlyScriptOf(assets);
    this.script = script && `<script>${script}</script>`;
    this.scriptSource = script
      ? `'sha256-${createHash('sha256').update(script).digest('base64')}'`
      : undefined;
  }

  /** The page with its initial data; `<!--app-->` still marks the place of the rendered content. */
  fill({ language, theme }: Pick<Preferences, 'language' | 'theme'>, start: { brandName: string }): string {
    const text = JSON.stringify(start).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="start">${text}</script>`;
    return this.html
      .replace(
        '<html lang="bn" dir="ltr" data-theme="night">',
        `<html lang="${LOCALES[language]}" dir="${directionOf(language)}" data-theme="${theme}">`,
      )
      .replaceAll('<!--brand-->', () => escapeHtml(start.brandName))
      .replace('<!--data-->', () => this.script + this.fonts[language] + data);
  }
}

/** Language and theme that the visitor chose before, otherwise those of the brand. */
export function preferencesOf(request: FastifyRequest, brand: Brand): Preferences {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const { languages, defaultLanguage } = brand.settings;
  const { lang, theme = '' } = cookies;
  return {
    cookies,
    language: languages.find((language) => language === lang) ?? defaultLanguage,
    theme: THEMES.has(theme) ? theme : 'night',
  };
}

/**
 * The font with the letters of running text, the only one that is preloaded. The others load when they are used. Scripts
 * that are not named here have the system's letters.
 */
const FIRST_FONTS: Record<string, RegExp> = {
  Beng: /^hind-siliguri-bengali-400-.*\.woff2$/,
  Arab: /^noto-sans-arabic-400-.*\.woff2$/,
  Latn: /^hind-siliguri-latin-400-.*\.woff2$/,
};

function fontsOf(folder: string, address: string): Record<LanguageCode, string> {
  const files = fs.readdirSync(folder);
  const link = (language: LanguageCode) => {
    const font = FIRST_FONTS[new Intl.Locale(LOCALES[language]).maximize().script ?? ''];
    const file = files.find((name) => font?.test(name));
    return file
      ? `<link rel="preload" href="${address}${file}" as="font" type="font/woff2" crossorigin>`
      : '';
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, link(language)])) as Record<
    LanguageCode,
    string
  >;
}

/** `apps/web/src/early-presses.ts`, as it was built. */
function earlyScriptOf(folder: string): string {
  const file = fs.readdirSync(folder).find((name) => /^early-presses-.*\.js$/.test(name));
  return file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
