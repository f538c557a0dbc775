import fs from 'node:fs';
import path from 'node:path';

/** The address of bull-board. Its own page links a font of another site and has inline style; this one does not. */
export const QUEUES = '/ops/queues';

const link = (href: string) => `<link rel="stylesheet" href="${QUEUES}/${href}">`;
const script = (src: string) => `<script defer src="${QUEUES}/${src}"></script>`;

/**
 * Bull-board's client in an HTML frame of ours. `viewFolder` is the folder of its package with `index.ejs`, which names
 * the files.
 */
export function queuePage(viewFolder: string, uiConfig: object): string {
  const original = fs.readFileSync(path.join(viewFolder, 'index.ejs'), 'utf8');
  const styles = [...original.matchAll(/href="(static\/css\/[\w.-]+\.css)"/g)].map((match) => match[1] ?? '');
  const scripts = [...original.matchAll(/src="(static\/js\/[\w.-]+\.js)"/g)].map((match) => match[1] ?? '');
  if (scripts.length === 0) throw new Error('bull-board names no scripts in its page');
  const config = JSON.stringify(uiConfig).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<base href="${QUEUES}/"><title>Queues</title>`,
    `<link rel="icon" id="fav-logo" href="${QUEUES}/static/images/logo.svg">`,
    ...styles.map(link),
    '</head><body>',
    `<script type="application/json" id="__UI_CONFIG__">${config}</script>`,
    '<div id="root"></div>',
    ...scripts.map(script),
    '</body></html>',
  ].join('\n');
}
