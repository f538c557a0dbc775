import { render } from '@testing-library/react';
import { RichText } from './rich-text';

const drawn = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

test('draws what is allowed, and opens foreign pages beside this one', () => {
  expect(drawn('<p>A <strong>fair</strong><br><a href="/promotions">here</a></p>')).toBe(
    '<p>A <strong>fair</strong><br><a href="/promotions">here</a></p>',
  );
  expect(drawn('<a href="https://example.org/">there</a>')).toBe(
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">there</a>',
  );
});

test('draws no script, handler, style or frame, even if the server sent them', () => {
  const hostile =
    '<p onclick="x()" style="position:fixed">a</p><script>x()</script><img src=x onerror=x()><iframe src="/"></iframe>' +
    '<a href="&#106;avascript:x()">b</a><svg><style><a title="</style><img src=x onerror=x()>"></svg>';
  expect(drawn(hostile)).toMatch(/^<p>a<\/p>b[^<]*$/);
});
