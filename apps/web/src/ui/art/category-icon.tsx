import {
  Cherry,
  Clover,
  Feather,
  Fish,
  Flame,
  Gamepad2,
  Gift,
  Heart,
  History,
  House,
  type LucideIcon,
  RadioTower,
  Spade,
  Ticket,
  Trophy,
} from 'lucide-react';

const icons = {
  HOME: House,
  HOT: Flame,
  FAV: Heart,
  RECENT: History,
  ELOTT: Ticket,
  LOTT: Clover,
  LIVE: RadioTower,
  SPORTS: Trophy,
  FISH: Fish,
  RNG: Cherry,
  PVP: Spade,
  ESPORTS: Gamepad2,
  COCKFIGHT: Feather,
  PROMO: Gift,
} satisfies Record<string, LucideIcon>;

export type CategoryCode = keyof typeof icons;
export const categoryCodes = Object.keys(icons) as CategoryCode[];

/** The sign of a game category; `size` in px. Decorative: the category's name stands beside it. */
export function CategoryIcon({ code, size = 20 }: { code: CategoryCode; size?: number }) {
  const Icon = icons[code];
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
