/** A plain sign for each page of the brand elsewhere, drawn here. */
const SHAPES = {
  TELEGRAM: 'M21 4 3 11l5.5 2.200L19 6l-8.500 8.500V20l3-3.500L17.500 20Z',
  FACEBOOK: 'M16 4h-1.5A3.5 3.5 0 0 0 11 7.500V21M7.500 12.500h7',
} as const;

export function ResourceMark({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={SHAPES[name]}
        stroke="currentColor"
        strokeWidth={name === 'FACEBOOK' ? 2.6 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
