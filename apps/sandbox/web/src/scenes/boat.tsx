/** A country boat under sail, seen from the side. */
export function Boat() {
  return (
    <svg viewBox="0 0 72 56" aria-hidden="true">
      <path d="M35 3v36" stroke="#5a3a22" strokeWidth="2.5" />
      <path d="M37 5c13 6 19 17 20 30-7 2-13 3-20 2z" fill="#fff6e0" />
      <path d="M37 16c8 1 14 4 18 9l2 10c-3 1-5 1-8 2-2-8-6-15-12-21z" fill="#f4768f" />
      <path d="M33 9C24 15 18 25 17 36c5 2 10 2 16 1z" fill="#f5a623" />
      <path d="M2 36c8 5 20 7 34 7s26-3 34-9c-2 11-12 19-26 19H28C14 53 5 46 2 36z" fill="#3b2416" />
      <path d="M5 40c9 5 19 6 31 6s23-2 31-7" fill="none" stroke="#f5a623" strokeWidth="1.5" />
      <circle cx="60" cy="42" r="2.2" fill="#fff6e0" />
    </svg>
  );
}
