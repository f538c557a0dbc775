/** `hit` is the mine that was turned over, `mine` one that is shown at the end. */
export type LeafState = 'closed' | 'safe' | 'mine' | 'hit';

const PETALS = [0, 60, 120, 180, 240, 300];
const THORNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** What is seen of one tile: the leaf, or the lily or the thorny nut under it. */
export function Leaf({ state }: { state: LeafState }) {
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true">
      {state === 'closed' && (
        <>
          <path d="M0 0L9-27A28 28 0 1 1-9-27z" fill="#3f8f5f" />
          <path
            d="M0 0l16-18M0 0l25 2M0 0l14 21M0 0l-6 26M0 0l-22 13M0 0l-25-8"
            stroke="#2a6b47"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </>
      )}
      {state === 'safe' && (
        <>
          {PETALS.map((turn) => (
            <path
              key={turn}
              d="M0 0C-9-8-9-20 0-28 9-20 9-8 0 0z"
              fill="#f4768f"
              transform={`rotate(${turn})`}
            />
          ))}
          {PETALS.map((turn) => (
            <path
              key={turn}
              d="M0 0c-5-5-5-12 0-18 5 6 5 13 0 18z"
              fill="#fff6e0"
              transform={`rotate(${turn + 30})`}
            />
          ))}
          <circle r="6" fill="#f5a623" />
        </>
      )}
      {(state === 'mine' || state === 'hit') && (
        <g fill={state === 'hit' ? '#e4572e' : '#1c0f12'} stroke="#fff6e0" strokeWidth="1.5">
          {THORNS.map((turn) => (
            <path key={turn} d="M-5-12L0-28 5-12z" transform={`rotate(${turn})`} />
          ))}
          <circle r="15" />
          <path d="M-6-5a8 8 0 0 1 6-4" fill="none" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
