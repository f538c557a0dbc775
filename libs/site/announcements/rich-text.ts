import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isVoid, type ParsedNode, plainText, type RichNode, richTextOf } from '../common/rich-text.js';

type Node = DefaultTreeAdapterTypes.ChildNode;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** The allowed part of an HTML text, parsed as browsers parse it, as HTML. Stays safe however often it is parsed. */
export const sanitizeRichText = (html: string): string => htmlOf(parse(html));

/** The words of an HTML text in one line, cut after `length` characters. */
export function excerptOf(html: string, length: number): string {
  const words = plainText(parse(html));
  return words.length <= length ? words : `${words.slice(0, length - 1).trimEnd()}…`;
}

/** A text without any element, as people type it: empty lines part its paragraphs. */
export function paragraphsOf(text: string): string {
  if (text.includes('<') || text.trim() === '') return text;
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('');
}

const parse = (html: string) => richTextOf<Node>(parseFragment(html).childNodes, read);

function read(node: Node): ParsedNode<Node> {
  if ('value' in node) return { text: node.value };
  if (!('tagName' in node)) return null;
  const href = node.attrs.find(({ name, prefix }) => name === 'href' && !prefix)?.value ?? null;
  return { name: node.tagName, href, children: node.childNodes };
}

const htmlOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const { name, href, children } = node;
      const start = href === undefined ? `<${name}>` : `<${name} href="${escaped(href)}">`;
      return isVoid(name) ? start : `${start}${htmlOf(children)}</${name}>`;
    })
    .join('');
