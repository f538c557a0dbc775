import type { Brand } from './brand-registry.js';
import { isLineOf, LINES_OFFERED } from './common/brand-lines.js';

/**
 * The origins of the brand's lines, as many as are offered, by the scheme of its address, and at its port where they name
 * none. A host that is not the brand's would answer with another site or none, and is left out.
 */
export function lineOrigins({ hosts, settings }: Pick<Brand, 'hosts' | 'settings'>): string[] {
  const { lines, mainDomain } = settings;
  if (!URL.canParse(mainDomain)) return [];
  const { protocol, port } = new URL(mainDomain);
  return lines
    .filter((line) => isLineOf(hosts, line))
    .map((line) => `${protocol}//${line}${port && !line.includes(':') ? `:${port}` : ''}`)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
    .slice(0, LINES_OFFERED);
}
