import { useEffect } from 'react';
import { accountRecordEntries } from '../../features/account-record/account-record.entries';
import { betRecordEntries } from '../../features/bet-record/bet-record.entries';
import { bonusEntries } from '../../features/bonus/bonus.entries';
import { downloadEntries } from '../../features/download/download.entries';
import { gameWalletEntries } from '../../features/game-wallets/game-wallets.entries';
import { gameEntries } from '../../features/games/games.entries';
import { gateEntries } from '../../features/gate/gate.entries';
import { helpEntries } from '../../features/help/help.entries';
import { lineEntries } from '../../features/lines/lines.entries';
import { profitLossEntries } from '../../features/profit-loss/profit-loss.entries';
import { promotionEntries } from '../../features/promotions/promotions.entries';
import { rewardEntries } from '../../features/rewards/rewards.entries';
import { securityEntries } from '../../features/security/security.entries';
import { serviceEntries } from '../../features/service/service.entries';
import { teamEntries } from '../../features/team/team.entries';
import { transferEntries } from '../../features/transfer/transfer.entries';
import { withdrawalEntries } from '../../features/withdrawal/withdrawal.entries';
import type { MenuEntry } from '../../routes/menu-entry';
import { addEntries } from './use-entries';

/** What features register, but for what the first picture shows: see `entries.ts`. No menu names an entry. */
export const LATER_ENTRIES: readonly MenuEntry[] = [
  ...accountRecordEntries,
  ...betRecordEntries,
  ...bonusEntries,
  ...downloadEntries,
  ...gameEntries,
  ...gameWalletEntries,
  ...gateEntries,
  ...helpEntries,
  ...lineEntries,
  ...profitLossEntries,
  ...rewardEntries,
  ...promotionEntries,
  ...securityEntries,
  ...serviceEntries,
  ...teamEntries,
  ...transferEntries,
  ...withdrawalEntries,
];

/** Completes the menus. Mounted when nothing is more urgent. Draws nothing. */
export default function LaterEntries(): null {
  useEffect(() => addEntries(LATER_ENTRIES), []);
  return null;
}
