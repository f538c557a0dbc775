import 'reflect-metadata';
import { brandFolders } from '#libs/site/index';
import { BrandLook } from './brand-look.js';
import { styleOf, type Theme, theme } from './theme.js';

/** Relative luminance, by WCAG 2.2. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'surface', 'surface-raised'] as const;
const TEXTS = ['text', 'text-muted', 'action-text', 'live-text', 'gain-text'] as const;

/** Each pair with less than what WCAG 2.2 asks of text (1.4.3), or of the edge of a field (1.4.11). */
function unreadable({ night, paper, fills, dusk }: Theme): string[] {
  const pairs = Object.entries({ night, paper }).flatMap(([name, ground]) => [
    ...GROUNDS.flatMap((under) =>
      TEXTS.map((text) => [`${name} ${text} on ${under}`, ground[text], ground[under], 4.5] as const),
    ),
    [`${name} field`, ground['field-border'], ground.field, 3] as const,
    [`${name} focus`, ground.focus, ground.ground, 3] as const,
  ]);
  const others = [
    ['ink on fill', fills['on-fill'], fills.fill, 4.5],
    ['ink on live', fills['on-fill'], fills['live-fill'], 4.5],
    ...(['dusk-top', 'dusk-middle', 'dusk-bottom'] as const).map(
      (under) => [`muted on ${under}`, dusk['dusk-text-muted'], dusk[under], 4.5] as const,
    ),
  ] as const;
  return [...pairs, ...others].filter(([, a, b, wanted]) => contrast(a, b) < wanted).map(([name]) => name);
}

test.each(brandFolders())('the theme of %s is readable in each role', (brand) => {
  expect(unreadable(new BrandLook(brand).theme)).toEqual([]);
});

test('a style names every role, and its drawing cannot end it', () => {
  const { theme: colours } = new BrandLook('mela');
  const style = styleOf(colours, '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  expect(style).toContain(`--ground:${colours.night.ground};`);
  expect(style).toContain(`--mark:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E`);
  expect(style).not.toMatch(/[<>]/);
});

test.each([
  ['a role that lacks', ({ night: { ground: _, ...night }, ...others }: Theme) => ({ ...others, night })],
  ['a colour that is none', (colours: Theme) => ({ ...colours, fills: { ...colours.fills, fill: 'red;}' } })],
  [
    'a font that is not built',
    (colours: Theme) => ({ ...colours, fonts: { ...colours.fonts, text: 'Arial' } }),
  ],
])('refuses %s', (_, change) => {
  expect(theme.safeParse(change(new BrandLook('mela').theme)).success).toBe(false);
});
