import type { SocialProvider } from '#libs/authentication/common/social.calls';

/** A plain letter for each provider, drawn here. */
const SHAPES: Record<SocialProvider, string> = {
  google: 'M20 12h-7.5M20 12a8 8 0 1 1-2.6-5.9',
  facebook: 'M16 4h-1.5A3.5 3.5 0 0 0 11 7.500V21M7.500 12.500h7',
};

interface SocialMarkProps {
  provider: SocialProvider;
  /** In px. */
  size?: number;
}

export function SocialMark({ provider, size = 18 }: SocialMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d={SHAPES[provider]} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
