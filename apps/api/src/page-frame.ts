import fs from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import type { Brand } from '#libs/site/index';

const THEMES = new Set(['night', 'paper']);

export interface Preferences {
  cookies: Map<string, string>;
  language: LanguageCode;
  theme: string;
}

/** A page's frame as it was built, and the fonts that it needs at once. */
export class PageFrame {
  private readonly html: string;
  private readonly fonts: Record<LanguageCode, string>;

  /** `assets` is the folder of the hashed files, `address` where they are served, `kept` how the page may be kept. */
  constructor(
    file: string,
    assets: string,
    address: string,
    private readonly kept: 'no-cache' | 'no-store' = 'no-cache',
  ) {
    this.html = fs.readFileSync(file, 'utf8');
    this.fonts = fontsOf(assets, address);
  }

  /** Sends the page, compressed, in language and theme, with what is drawn already and the data that it starts from. */
  send(reply: FastifyReply, { language, theme }: Preferences, start: object, html = ''): FastifyReply {
    const text = JSON.stringify(start).replaceAll('<', '\\u003c');
    const data = `<script type="application/json" id="start">${text}</script>`;
    const page = this.html
      .replace(
        '<html lang="bn" data-theme="night">',
        `<html lang="${LOCALES[language]}" data-theme="${theme}">`,
      )
      .replace('<!--app-->', () => html)
      .replace('<!--data-->', () => this.fonts[language] + data);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', this.kept)
      .header('vary', 'cookie, accept-encoding')
      .compress(page);
    return reply;
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

function cookiesOf(header = ''): Map<string, string> {
  return new Map(
    header.split(';').map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name, value];
    }),
  );
}
