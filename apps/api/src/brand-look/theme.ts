import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
/** The families of `apps/web/src/ui/fonts.css`. */
const font = z.enum(['Hind Siliguri', 'Baloo Da 2', 'Noto Sans Bengali']);

const colours = <const Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, colour])) as Record<Name, typeof colour>);

const ground = colours(
  'ground',
  'surface',
  'surface-raised',
  'surface-high',
  'hairline',
  'field',
  'field-border',
  'text',
  'text-muted',
  'action',
  'action-text',
  'live',
  'live-text',
  'gain',
  'gain-text',
  'action-tint',
  'live-tint',
  'gain-tint',
  'focus',
  'scrim',
  'shadow',
);

/**
 * How the pages of a brand look: the colours by their roles, and the fonts. Fills, and the ink on them, are the same in both
 * themes; `dusk` is the ground of the cards that are dark in both.
 */
export const theme = z.strictObject({
  fonts: z.strictObject({ text: font, title: font, figures: font }),
  fills: colours('fill', 'fill-hover', 'fill-pressed', 'live-fill', 'on-fill'),
  night: ground,
  paper: ground,
  dusk: colours(
    'dusk-top',
    'dusk-middle',
    'dusk-bottom',
    'dusk-text',
    'dusk-text-muted',
    'dusk-hairline',
    'dusk-field-border',
  ),
  styles: z.array(colour).length(5),
});

export type Theme = z.output<typeof theme>;

const tokens = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** A theme as a style sheet. `mark` is the sign beside the brand's name, an SVG drawing. */
export function styleOf({ fonts, fills, night, paper, dusk, styles }: Theme, mark: string): string {
  const families = {
    'font-text': `"${fonts.text}","${fonts.text} Fallback","Noto Sans Arabic",sans-serif`,
    'font-title': `"${fonts.title}","${fonts.title} Fallback",var(--font-text)`,
    'font-figures': `"${fonts.figures}","${fonts.figures} Fallback",var(--font-text)`,
  };
  const numbered = Object.fromEntries(styles.map((style, index) => [`style-${index}`, style]));
  const drawing = { mark: `url("data:image/svg+xml,${escaped(mark)}")` };
  return (
    `:root{${tokens({ ...fills, ...night, ...dusk, ...numbered, ...families, ...drawing })}}` +
    `[data-theme=paper]{${tokens(paper)}}[data-ground=dusk]{${tokens(night)}}`
  );
}

/** Only what would end the address or the text around it: everything else may stand in a data URL of CSS as it is. */
const escaped = (drawing: string) =>
  drawing
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>\n]/g, (sign) => encodeURIComponent(sign));
