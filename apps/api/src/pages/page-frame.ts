import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { directionOf, type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Brand } from '#libs/site/index';
import { lookOf } from '../brand-look/brand-look.js';
import type { InlineSources } from '../security-headers.js';

const THEMES = new Set(['night', 'paper']);

export interface Preferences {
  cookies: Record<string, string | undefined>;
  language: LanguageCode;
  theme: string;
}

/** The HTML frame of pages from the build, with the brand's style, the font to preload and the script to inline. */
export class PageFrame {
  /** Another build has other files, and so another frame. */
  readonly build: string;
  private readonly html: string;
  private readonly files: readonly string[];
  private readonly address: string;
  private readonly script: string;
  /** The script as a source of the content security policy, if there is one: the only inline script that may run. */
  private readonly scriptSource: string | undefined;

  /** `assets` is the folder of the hashed files, `address` the path that they are served under. */
  constructor(file: string, assets: string, address: string) {
    this.html = fs.readFileSync(file, 'utf8');
    this.build = createHash('sha256').update(this.html).digest('base64url').slice(0, 12);
    this.files = fs.readdirSync(assets);
    this.address = address;
    const script = earlyScriptOf(assets);
    this.script = script && `<script>${script}</script>`;
    this.scriptSource = script
      ? `'sha256-${createHash('sha256').update(script).digest('base64')}'`
      : undefined;
  }

  /** What may stand in a page of the brand itself, as sources of its content security policy. */
  inlineSources(brand: string): InlineSources {
    return { script: this.scriptSource, style: lookOf(brand).styleSource };
  }

  /** The page with its initial data; `<!--app-->` still marks the place of the rendered content. */
  fill({ brand, language, theme }: FrameKey, start: { brandName: string }): string {
    const { style, theme: colours } = lookOf(brand);
    const text = JSON.stringify(start).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="start">${text}</script>`;
    return this.html
      .replace(
        '<html lang="bn" dir="ltr" data-theme="night">',
        `<html lang="${LOCALES[language]}" dir="${directionOf(language)}" data-theme="${theme}">`,
      )
      .replaceAll('<!--brand-->', () => escapeHtml(start.brandName))
      .replace('<!--bar-->', colours[theme === 'paper' ? 'paper' : 'night'].surface)
      .replace(
        '<!--data-->',
        () => `<style>${style}</style>${this.script}${this.preloadOf(colours.fonts.text, language)}${data}`,
      );
  }

  private preloadOf(font: string, language: LanguageCode): string {
    const file = fontFile(this.files, font, language);
    return file
      ? `<link rel="preload" href="${this.address}${file}" as="font" type="font/woff2" crossorigin>`
      : '';
  }
}

/** What the frame of a page depends on, beside its initial data. */
type FrameKey = Pick<Preferences, 'language' | 'theme'> & { brand: string };

/** Language and theme that the visitor chose before, otherwise those of the brand. */
export function preferencesOf({ headers }: Pick<FastifyRequest, 'headers'>, brand: Brand): Preferences {
  const cookies = parseCookie(headers.cookie ?? '');
  const { languages, defaultLanguage } = brand.settings;
  const { lang, theme = '' } = cookies;
  return {
    cookies,
    language: languages.find((language) => language === lang) ?? defaultLanguage,
    theme: THEMES.has(theme) ? theme : 'night',
  };
}

/**
 * By script, the set of letters of a font; that of running text is the only one that is preloaded, the others load when they
 * are used. Scripts that are not named here have the system's letters.
 */
const SUBSETS: Record<string, string> = { Beng: 'bengali', Latn: 'latin' };

/** The built file with the letters that running text in this font and language needs, if there is one. */
function fontFile(files: readonly string[], font: string, language: LanguageCode): string | undefined {
  const script = new Intl.Locale(LOCALES[language]).maximize().script ?? '';
  const family = font.toLowerCase().replaceAll(' ', '-');
  const name = script === 'Arab' ? 'noto-sans-arabic-400-' : `${family}-${SUBSETS[script]}-400-`;
  return files.find((file) => file.startsWith(name) && file.endsWith('.woff2'));
}

/** `apps/web/src/early-presses.ts`, as it was built. */
function earlyScriptOf(folder: string): string {
  const file = fs.readdirSync(folder).find((name) => /^early-presses-.*\.js$/.test(name));
  return file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
