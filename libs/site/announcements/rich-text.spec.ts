import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { repeated } from '#libs/platform/testing/repetitions';
import { safeHref } from '../common/rich-text.js';
import { excerptOf, paragraphsOf, sanitizeRichText } from './rich-text.js';
import { VECTORS } from './rich-text-vectors.fixture.js';

const ALLOWED = new Set('p br strong em u h3 h4 ul ol li blockquote hr a #text'.split(' '));

/** What a browser would make of the text that must not be there. */
function findings(html: string): string[] {
  const found: string[] = [];
  const pending: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(html).childNodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!ALLOWED.has(node.nodeName)) found.push(node.nodeName);
    if (!('attrs' in node)) continue;
    for (const { name, value } of node.attrs)
      if (name !== 'href' || !/^(\/(?!\/)|https:|mailto:)/.test(value)) found.push(`${name}=${value}`);
    pending.push(...node.childNodes);
  }
  return found;
}

const check = (html: string) => {
  const clean = sanitizeRichText(html);
  expect(findings(clean)).toEqual([]);
  expect(findings(sanitizeRichText(clean))).toEqual([]);
};

test('keeps what an operator writes', () => {
  const html =
    '<h3>News</h3><p>A <strong>big</strong> <em>fair</em>,<br>see <a href="/promotions">here</a> &amp; there.</p><ul><li>one</li></ul>';
  expect(sanitizeRichText(html)).toBe(html);
});

test('turns elements of the same meaning into the allowed ones, and others into their content', () => {
  expect(sanitizeRichText('<div><b>A</b><i>B</i><span onclick="x()">C</span></div><h1>D</h1>')).toBe(
    '<p><strong>A</strong><em>B</em>C</p><h3>D</h3>',
  );
});

test.each(VECTORS)('leaves no script, handler or foreign element: %s', (vector) => check(vector));

test('leaves none in generated texts', () => {
  const piece = fc.constantFrom(
    ...VECTORS.flatMap((vector) => vector.split(/(?<=>)|(?=<)/)),
    ...[
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '&lt;',
      '&#106;',
      '\u0000',
      '\u202e',
      '<!--',
      '-->',
      ']]>',
      '</p>',
      ' ',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => check(pieces.join(''))),
    { numRuns: repeated(4000, 20_000) },
  );
});

test('keeps safe addresses alone', () => {
  expect(['/promotions?a=1', 'https://example.org/x', 'mailto:help@example.org'].map(safeHref)).toEqual([
    '/promotions?a=1',
    'https://example.org/x',
    'mailto:help@example.org',
  ]);
  const unsafe = [
    'javascript:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.org',
    'https://user:secret@example.org',
    'https://',
  ];
  expect(unsafe.map(safeHref)).toEqual(unsafe.map(() => null));
  expect(['//evil.example/x', '/\\evil.example/x'].map(safeHref)).toEqual([
    'https://evil.example/x',
    'https://evil.example/x',
  ]);
});

test('takes away what reverses the direction, and what is nested too deeply', () => {
  expect(sanitizeRichText('<p>invoice\u202Efdp.exe\u2066x</p>')).toBe('<p>invoicefdp.exex</p>');
  const deep = sanitizeRichText(`${'<blockquote>'.repeat(5000)}deep`);
  expect(deep.length).toBeLessThan(2000);
});

test('gives the words of a text in one line', () => {
  expect(excerptOf('<h3>Open</h3><p>all <strong>nig</strong>ht &amp; day</p>', 100)).toBe(
    'Open all night & day',
  );
  expect(excerptOf('<p>one two three</p>', 8)).toBe('one two…');
});

test('makes paragraphs of a text without elements', () => {
  expect(paragraphsOf('One\ntwo\n\nthree')).toBe('<p>One<br>two</p><p>three</p>');
  expect(paragraphsOf('<b>One</b>\n\ntwo')).toBe('<b>One</b>\n\ntwo');
});
