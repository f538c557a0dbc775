import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Brand } from '#libs/site/index';

const THEMES = new Set(['night', 'paper']);

export interface Preferences {
  cookies: Map<string, string>;
  language: LanguageCode;
  theme: string;
}

/** A page's frame as it was built, the fonts that it needs at once, and the script that it runs at once. */
export class PageFrame {
  /** The script as a source of the content policy, where there is one: the only inline script that may run. */
  readonly scriptSource: string | null;
  private readonly html: string;
  private readonly fonts: Record<LanguageCode, string>;
  private readonly script: string;

  /** `assets` is the folder of the hashed files, `address` where they are served. */
  constructor(file: string, assets: string, address: string) {
    this.html = fs.readFileSync(file, 'utf8');
    this.fonts = fontsOf(assets, address);
    const script = earlyScriptOf(assets);
    this.script = script && `<script>${script}</script>`;
    this.scriptSource = script ? `'sha256-${createHash('sha256').update(script).digest('base64')}'` : null;
  }

  /** The page with the data that it starts from; `<!--app-->` still holds the place of what is drawn. */
  fill({ language, theme }: Pick<Preferences, 'language' | 'theme'>, start: object): string {
    const text = JSON.stringify(start).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="start">${text}</script>`;
    return this.html
      .replace(
        '<html lang="bn" data-theme="night">',
        `<html lang="${LOCALES[language]}" data-theme="${theme}">`,
      )
      .replace('<!--data-->', () => this.script + this.fonts[language] + data);
  }
}

/** Language and theme that the visitor chose before, else those of the brand. */
export function preferencesOf(request: FastifyRequest, brand: Brand): Preferences {
  const cookies = cookiesOf(request.headers.cookie);
  const { languages, defaultLanguage } = brand.settings;
  const theme = cookies.get('theme') ?? '';
  return {
    cookies,
    language: languages.find((language) => language === cookies.get('lang')) ?? defaultLanguage,
    theme: THEMES.has(theme) ? theme : 'night',
  };
}

/** Links that fetch the fonts of a language with the page, so that its first picture has them and nothing moves. */
function fontsOf(folder: string, address: string): Record<LanguageCode, string> {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  const links = (needed: RegExp) =>
    files
      .filter((file) => needed.test(file))
      .map((file) => `<link rel="preload" href="${address}${file}" as="font" type="font/woff2" crossorigin>`)
      .join('');
  return { BN: links(/-(latin|bengali)-|^figures-/), EN: links(/-latin-|^figures-/) };
}

/** `apps/web/src/early-presses.ts`, as it was built. */
function earlyScriptOf(folder: string): string {
  const file = fs.readdirSync(folder).find((name) => /^early-presses-.*\.js$/.test(name));
  return file ? fs.readFileSync(path.join(folder, file), 'utf8').trim() : '';
}

function cookiesOf(header = ''): Map<string, string> {
  return new Map(
    header.split(';').map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name, value];
    }),
  );
}
