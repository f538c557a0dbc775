import { VendorStore } from '../vendor/store.js';
import { type Offers, Vendor, type VendorOptions } from '../vendor/vendor.js';
import { DeltaMoney } from './delta.money.js';
import { WalletBook } from './wallet.book.js';
import { Wallets } from './wallets.service.js';

/** A vendor that keeps its players' money itself. */
export class TransferVendor extends Vendor {
  readonly wallets: Wallets;

  constructor(offers: Offers, { file, seed, reskins }: VendorOptions) {
    const book = new WalletBook();
    const store = new VendorStore(file, book);
    const wallets = new Wallets(store, book);
    super(offers, { store, seed, reskins, money: new DeltaMoney(wallets) });
    this.wallets = wallets;
  }
}
