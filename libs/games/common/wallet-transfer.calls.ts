import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { MAIN_WALLET, vendorWallet, walletTransfer } from './wallet-transfer.js';

const walletName = z.string().min(1).max(40);

export const orderWalletTransfer = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary: "Moves money between the member's wallet and one that a vendor keeps; answers within two seconds",
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  input: z
    .strictObject({
      /** `MAIN` or a vendor's code; one of both is `MAIN`. */
      from: walletName,
      to: walletName,
      amount: z.string().max(40),
    })
    .refine(({ from, to }) => (from === MAIN_WALLET) !== (to === MAIN_WALLET), { path: ['to'] }),
  value: walletTransfer,
});

export const listVendorWallets = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary: 'The wallets that vendors keep for the member; a balance may be ten seconds old',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.object({ list: z.array(vendorWallet), seq: z.int() }),
});
