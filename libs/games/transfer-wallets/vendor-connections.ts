import { Injectable } from '@nestjs/common';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import type { TransferOrder, TransferVendor } from '../vendors/transfer-vendor.js';
import { protocolAmountOf } from '../wallet/protocol-amount.js';
import type { TransferRow } from './transfer-row.js';

/** The vendor of a transfer, and the transfer as it is told to the vendor. */
@Injectable()
export class VendorConnections {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
  ) {}

  /** @throws Error for a vendor that is not connected any more */
  of(transfer: TransferRow): { vendor: TransferVendor; order: TransferOrder } {
    const { id, brand, direction, member, currency, amount } = transfer;
    const vendor = this.vendors.transfer(brand, transfer.vendor);
    if (!vendor) throw new Error(`${transfer.vendor} of ${brand} is not connected`);
    const operator = this.brands.byId(brand).settings.merchantCode;
    const order = {
      operator,
      id,
      direction,
      user: member,
      currency,
      amount: protocolAmountOf(BigInt(amount), currency),
    };
    return { vendor, order };
  }
}
