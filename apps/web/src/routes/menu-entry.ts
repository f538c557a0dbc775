import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import type { ValueOf } from '#libs/platform/common/call';
import type { getPermission } from '#libs/site/common/site.calls';
import type { PhraseKey } from '../i18n/phrases';

/**
 * The menus of the portal: `side` beside the page, `top` in the header, `account` of who is logged in (with `header`, where it
 * is not a page of its own), `foot` at the foot of a phone, `footer` at the end of the page, `corner` the round buttons at its
 * edge, `agents` after the agents' pages, and `agentFooter` at the end of those.
 */
export type MenuName =
  | 'side'
  | 'top'
  | 'account'
  | 'header'
  | 'foot'
  | 'footer'
  | 'corner'
  | 'agents'
  | 'agentFooter';

/** `members` have a full account, `trials` play money; `players` are members and no agents, `downlines` those with an upline, `walletOwners` members for whom vendors keep wallets. */
export type Audience =
  | 'guests'
  | 'loggedIn'
  | 'trials'
  | 'members'
  | 'players'
  | 'downlines'
  | 'walletOwners'
  | 'agents';

interface Placed {
  label: PhraseKey;
  icon: LucideIcon;
  /** Its place in each menu that it stands in: entries go up by it, and a rule parts one hundred from the next. */
  menus: Partial<Record<MenuName, number>>;
  /** Everybody without it. */
  audience?: Audience;
  /** The switch of the brand that it goes with. */
  module?: string;
  /** Whether the brand has what it leads to, where its settings decide that. */
  isOffered?: (config: ValueOf<typeof getPermission>) => boolean;
  /** How many things wait there, for who is logged in. */
  Badge?: ComponentType<{ corner?: boolean }>;
}

export interface LinkEntry extends Placed {
  to: string;
  /** Current on this very page only, not on those below it. */
  exact?: true;
  /** It opens over the page. */
  overPage?: true;
}

/** A button that knows by itself what its press does. It is given its look and its words. */
export interface ButtonEntry extends Placed {
  id: string;
  /** It does nothing while the site is closed. */
  closes?: true;
  Button: ComponentType<ComponentProps<'button'>>;
}

/** A way to a page or an act of a feature, which the feature registers in `app/menus`. */
export type MenuEntry = LinkEntry | ButtonEntry;
