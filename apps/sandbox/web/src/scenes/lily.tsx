/** The studio's mark: a water lily on the water. */
export function Lily() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="#0f2d33" />
      <path d="M8 17c5 1 8 5 9 13-6-1-9-6-9-13zM32 17c-5 1-8 5-9 13 6-1 9-6 9-13z" fill="#c2506c" />
      <path d="M20 8c5 5 7 10 7 15 0 4-3 7-7 8-4-1-7-4-7-8 0-5 2-10 7-15z" fill="#f4768f" />
      <path d="M20 15c2 3 3 6 3 9 0 2-1 4-3 5-2-1-3-3-3-5 0-3 1-6 3-9z" fill="#fff6e0" />
      <path d="M9 32.5h22" stroke="#f5a623" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
