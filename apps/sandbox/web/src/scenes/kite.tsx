/** A paper kite with its tail; its heart, where the string is tied, is at 0, 0. */
export function Kite() {
  return (
    <>
      <path
        d="M0 62c-14 22 18 30 4 54-10 18 8 26 0 44"
        fill="none"
        stroke="#f5a623"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-4 92l-18-8 4 18zM6 90l18-6-6 18zM2 130l-18-6 4 17zM8 128l17-8-3 18z" fill="#f4768f" />
      <path d="M0-74L58-6 0 62-58-6z" fill="#d94f2b" />
      <path d="M0-74L58-6H0zM0 62L-58-6H0z" fill="#f5a623" />
      <path d="M0-30l20 24L0 18-20-6z" fill="#fff6e0" />
      <path d="M0-74V62M-58-6Q0-40 58-6" fill="none" stroke="#3b2416" strokeWidth="3" />
      <path d="M-14 74L0 58l14 16z" fill="#2e6f8e" />
    </>
  );
}

/** The reel that the string runs from, held up over the roofs; the string leaves it at 0, 0. */
export function Spool() {
  return (
    <g transform="rotate(-24)">
      <path d="M0-34V120" stroke="#3b2416" strokeWidth="9" strokeLinecap="round" />
      <path d="M-17-20h34v42h-34z" fill="#f5a623" />
      <path d="M-17-12h34M-17-3h34M-17 6h34M-17 15h34" stroke="#fff6e0" strokeWidth="3" />
      <path d="M-22-26h44v8h-44zM-22 20h44v8h-44z" fill="#8a4a1f" />
    </g>
  );
}
