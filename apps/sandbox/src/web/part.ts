import { Html } from './html.js';

/** The parts of the sandbox whose pages use this layout; the studio's have their own. */
export type Part = 'bank' | 'post' | 'id' | 'beacon' | 'ticker' | 'rooms';

function mark(path: string): Html {
  return new Html(
    `<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`,
  );
}

export const MARKS: Record<Part, Html> = {
  bank: mark('M12 2 2 8v2h20V8L12 2zM4 12v6h3v-6H4zm6.500 0v6h3v-6h-3zM17 12v6h3v-6h-3zM2 20v2h20v-2H2z'),
  post: mark('M2 5v1l10 6 10-6V5H2zm0 3.500V19h20V8.500l-10 6-10-6z'),
  beacon: mark(
    'M11 2h2v3h-2V2zM8 7h8l1 3H7l1-3zm-.500 5h9L19 22H5l2.500-10zM2 6l4 1.500-.700 1.900L1.300 8 2 6zm20 0 .700 2-4 1.400-.700-1.900L22 6z',
  ),
  ticker: mark(
    'M3 4h18v4H3V4zm0 6h4v4H3v-4zm7 0h4v4h-4v-4zm7 0h4v4h-4v-4zM3 16h4v4H3v-4zm7 0h4v4h-4v-4zm7 0h4v4h-4v-4z',
  ),
  rooms: mark(
    'M3 4h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H9l-4 4v-4H3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm17 5h1a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2v3l-3-3h-6l2-2h4a2 2 0 0 0 2-2V9z',
  ),
  id: mark('M12 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM3 22c0-5 4-8 9-8s9 3 9 8H3z'),
};

const isPart = (name: string | undefined): name is Part => name !== undefined && Object.hasOwn(MARKS, name);

/** The part that an address belongs to; the bank for any other. */
export function partOf(address: string): Part {
  const [, first] = /^\/(\w+)(?:[/?]|$)/.exec(address) ?? [];
  return isPart(first) ? first : 'bank';
}
