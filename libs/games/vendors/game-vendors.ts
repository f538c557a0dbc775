import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { WalletKind } from '../common/vendor-terms.js';
import type { GameVendor } from './game-vendor.js';
import { SeamlessVendor } from './seamless-vendor.js';
import { TransferVendor } from './transfer-vendor.js';
import { VendorClient } from './vendor-client.js';

interface Agreed {
  brand: string;
  code: string;
  wallet: WalletKind;
}

/** The vendors that brands are connected to, by the code in their titles. Each brand has contracts of its own. */
@Injectable()
export class GameVendors implements OnModuleInit {
  /** By brand and its merchant code. */
  private readonly connected = new Map<string, Map<string, SeamlessVendor | TransferVendor>>();
  private agreed: Agreed[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly database: Database,
  ) {}

  /** Whose wallet is used is in the brand's file, which only the set-up reads, before the programs start. */
  async onModuleInit(): Promise<void> {
    this.agreed = await this.database.query<Agreed>('select brand, code, wallet from games.vendor');
  }

  /** `undefined` for a vendor whose titles are listed but not connected. */
  find(brand: string, code: string): GameVendor | undefined {
    return this.of(brand).get(code);
  }

  /** `undefined` for a vendor that is not connected, or keeps a wallet of its own. */
  seamless(brand: string, code: string): SeamlessVendor | undefined {
    const vendor = this.of(brand).get(code);
    return vendor instanceof SeamlessVendor ? vendor : undefined;
  }

  /** `undefined` for a vendor that is not connected, or charges the member's wallet. */
  transfer(brand: string, code: string): TransferVendor | undefined {
    const vendor = this.of(brand).get(code);
    return vendor instanceof TransferVendor ? vendor : undefined;
  }

  codes(brand: string): string[] {
    return [...this.of(brand).keys()];
  }

  /** The codes of the vendors whose titles take rounds: those that are connected, and the portal's own. */
  playable(brand: string): string[] {
    const own = this.agreed.filter((one) => one.brand === brand && one.wallet === 'house');
    return [...this.codes(brand), ...own.map(({ code }) => code)];
  }

  /** The codes of the connected vendors that keep a wallet for each member. */
  transferCodes(brand: string): string[] {
    return this.codes(brand).filter((code) => this.transfer(brand, code));
  }

  /** The code of the vendor that signed a request for this brand, or `undefined` if none did. */
  signerOf(brand: string, request: SignedRequest, address: string): string | undefined {
    for (const [code, vendor] of this.of(brand)) if (vendor.authentic(request, address)) return code;
    return undefined;
  }

  private of(brand: string): Map<string, SeamlessVendor | TransferVendor> {
    const { merchantCode } = this.brands.byId(brand).settings;
    const key = `${brand} ${merchantCode}`;
    const vendors = this.connected.get(key) ?? this.connect(brand, merchantCode);
    this.connected.set(key, vendors);
    return vendors;
  }

  private connect(brand: string, merchantCode: string): Map<string, SeamlessVendor | TransferVendor> {
    const connections = Object.entries(merchantConfig(this.config, merchantCode).vendors);
    return new Map(
      connections.map(([code, connection]) => {
        const client = new VendorClient(connection, this.clock);
        const kind = this.agreed.find((one) => one.brand === brand && one.code === code)?.wallet;
        return [code, kind === 'transfer' ? new TransferVendor(client) : new SeamlessVendor(client)];
      }),
    );
  }
}
