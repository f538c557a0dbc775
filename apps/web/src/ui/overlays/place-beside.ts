const MARGIN = 16;
const GAP = 6;

/** Puts a popover below its button, above it where there is no room, and never past the edge of the window. */
export function placeBeside(popover: HTMLElement, button: HTMLElement, align: 'center' | 'end') {
  const at = button.getBoundingClientRect();
  // Its whole size, also while it is still opening.
  const { offsetWidth: width, offsetHeight: height } = popover;
  const mirrored = getComputedStyle(button).direction === 'rtl';
  const atEnd = mirrored ? at.left : at.right - width;
  const left = align === 'center' ? (at.left + at.right - width) / 2 : atEnd;
  const above = at.top - GAP - height;
  const fits = at.bottom + GAP + height <= window.innerHeight - MARGIN;
  const below = fits || above < MARGIN;
  const top = below ? at.bottom + GAP : above;
  popover.dataset.side = below ? 'below' : 'above';
  popover.style.setProperty(
    'left',
    `${Math.max(MARGIN, Math.min(left, window.innerWidth - MARGIN - width))}px`,
  );
  popover.style.setProperty('top', `${top}px`);
}
