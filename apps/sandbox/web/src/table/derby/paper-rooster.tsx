interface PaperRoosterProps {
  body: string;
  wing: string;
  /** Its tail is a fan. */
  spread: boolean;
}

/** A rooster of folded paper on a stick, looking to the right; its feet are at the origin. */
export function PaperRooster({ body, wing, spread }: PaperRoosterProps) {
  const feathers = spread ? [-100, -76, -52, -28, -4] : [-62, -50, -38];
  return (
    <g>
      <path d="M0 8v-40" stroke="#a86a3a" strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(-34 -70)">
        {feathers.map((turn, index) => (
          <path
            key={turn}
            d="M0 0C-14-30-10-62 6-84 18-62 18-28 0 0z"
            transform={`rotate(${turn})`}
            fill={index % 2 === 0 ? '#2d6b5a' : wing}
          />
        ))}
      </g>
      <path d="M-48-70C-44-40-24-24 4-24c26 0 40-18 42-44l6-44-30-14-8 36c-16 14-40 20-62 20z" fill={body} />
      <path d="M-30-64c10 22 34 26 50 6C4-52-10-60-30-64z" fill={wing} />
      <path d="M22-126c-6-8-4-16 4-16 0-8 10-10 12-2 8-2 12 6 8 14z" fill="#e4572e" />
      <path d="M52-114l18 8-18 8z" fill="#f5a623" />
      <path d="M46-98c8 4 8 14 0 18-6-6-6-14 0-18z" fill="#e4572e" />
      <circle cx="40" cy="-112" r="4.5" fill="#fff6e0" />
      <circle cx="41" cy="-112" r="2.2" fill="#0b1716" />
      <path d="M-46-66L4-24M22-126l24 58" stroke="#fff6e0" strokeOpacity=".25" strokeWidth="2" />
    </g>
  );
}
