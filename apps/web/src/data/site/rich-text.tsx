import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { isVoid, type ParsedNode, type RichNode, richTextOf } from '#libs/site/common/rich-text';
import styles from './rich-text.module.css';

/**
 * Shows an HTML text that operators wrote. Its allowed part is built anew as elements of the page, whatever the server sent:
 * no HTML is ever inserted.
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => richTextOf(bodyOf(html), read), [html]);
  return <div className={styles.text}>{nodes.map(draw)}</div>;
}

/** A document of its own, which loads and runs nothing. */
const bodyOf = (html: string): Iterable<Node> =>
  new DOMParser().parseFromString(html, 'text/html').body.childNodes;

function read(node: Node): ParsedNode<Node> {
  if (node.nodeType === Node.TEXT_NODE) return { text: node.nodeValue ?? '' };
  if (!(node instanceof Element) && node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  return { name: element.localName, href: element.getAttribute('href'), children: node.childNodes };
}

/** The nodes never move: their place is their key. */
function draw(node: RichNode, place: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={place}>{node}</Fragment>;
  const { name, href, children } = node;
  if (isVoid(name)) return createElement(name, { key: place });
  const isForeign = href !== undefined && !href.startsWith('/');
  const link =
    href === undefined ? {} : { href, ...(isForeign && { target: '_blank', rel: 'noopener noreferrer' }) };
  return createElement(name, { key: place, ...link }, ...children.map(draw));
}
