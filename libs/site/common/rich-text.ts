import { withoutControls } from './control-characters.js';

/** Elements that a rich text may have. None of them holds scripts, styles, or text that is parsed in another way. */
const ELEMENTS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const;
export type RichElementName = (typeof ELEMENTS)[number];
const NAMES: ReadonlySet<string> = new Set(ELEMENTS);

export const isVoid = (name: RichElementName): boolean => name === 'br' || name === 'hr';

export interface RichElement {
  name: RichElementName;
  /** Of a link alone: a path of the site, or an address that begins with `https:` or `mailto:`. */
  href?: string;
  children: RichNode[];
}
export type RichNode = string | RichElement;

/** Other names of elements that stand for an allowed one. */
const SYNONYMS: Record<string, RichElementName> = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', div: 'p' };

/** Their content is no text for people, or is parsed by other rules; it is left out with them. */
const LEFT_OUT = new Set(
  `script style template noscript noembed noframes iframe frame frameset object embed applet svg math textarea select
   title head xmp plaintext audio video canvas button`.split(/\s+/),
);

/** Levels of elements. What lies deeper is left out. */
const MAX_DEPTH = 40;

/** What one node of a parsed document is; `null` for comments and the like. */
export type ParsedNode<Node> =
  | { text: string }
  | { name: string; href: string | null; children: Iterable<Node> }
  | null;

/**
 * Builds the allowed part of a parsed document anew: nothing of the document itself remains. Elements that are not allowed
 * give way to their content. The same for the server, where a text is written, and the browser, where it is shown.
 */
export function richTextOf<Node>(
  nodes: Iterable<Node>,
  read: (node: Node) => ParsedNode<Node>,
  depth = 0,
): RichNode[] {
  if (depth > MAX_DEPTH) return [];
  return [...nodes].flatMap((node): RichNode[] => {
    const parsed = read(node);
    if (parsed === null) return [];
    if ('text' in parsed) return [withoutControls(parsed.text)];
    if (LEFT_OUT.has(parsed.name)) return [];
    const children = richTextOf(parsed.children, read, depth + 1);
    const name = SYNONYMS[parsed.name] ?? parsed.name;
    if (!isAllowed(name)) return children;
    if (name !== 'a') return [{ name, children: isVoid(name) ? [] : children }];
    const href = parsed.href === null ? null : safeHref(parsed.href);
    return href === null ? children : [{ name, href, children }];
  });
}

const isAllowed = (name: string): name is RichElementName => NAMES.has(name);

const BASE = 'https://site.invalid';

/** An address that a link may lead to, in its normal form; `null` for any other, such as `javascript:`. */
export function safeHref(text: string): string | null {
  let url: URL;
  try {
    url = new URL(withoutControls(text), BASE);
  } catch {
    return null;
  }
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === BASE) return `${url.pathname}${url.search}${url.hash}`;
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? url.href : null;
}

/** The words of a rich text in one line. */
export function plainText(nodes: readonly RichNode[]): string {
  const parts = nodes.map((node) =>
    typeof node === 'string'
      ? node
      : isInline(node)
        ? plainText(node.children)
        : ` ${plainText(node.children)} `,
  );
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const isInline = ({ name }: RichElement) => ['strong', 'em', 'u', 'a'].includes(name);
