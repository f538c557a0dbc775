import { drawnPart } from '../../../lazy/drawn-part';
import type { HeroDrawingProps } from '../../../ui/art/hero-drawing';
// The styles of what the server draws belong to the page.
import '../../../ui/art/alpana.module.css';
import '../../../ui/art/lamps.module.css';

/** What is drawn behind a banner. */
export const BannerDrawing = drawnPart<HeroDrawingProps>(async () => ({
  default: (await import('../../../ui/art/hero-drawing')).HeroDrawing,
}));
