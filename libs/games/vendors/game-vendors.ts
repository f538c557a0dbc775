import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import { BrandRegistry } from '#libs/site/index';
import type { GameVendor } from './game-vendor.js';
import { SeamlessVendor } from './seamless-vendor.js';
import { VendorClient } from './vendor-client.js';

/** The vendors that brands are connected to, by the code in their titles. Each brand has contracts of its own. */
@Injectable()
export class GameVendors {
  /** By merchant code. */
  private readonly vendors = new Map<string, Map<string, GameVendor>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** `undefined` for a vendor whose titles are listed but not connected. */
  find(brand: string, code: string): GameVendor | undefined {
    return this.of(brand).get(code);
  }

  codes(brand: string): string[] {
    return [...this.of(brand).keys()];
  }

  /** The code of the vendor that signed a request for this brand, or `undefined` if none did. */
  signerOf(brand: string, request: SignedRequest, address: string): string | undefined {
    for (const [code, vendor] of this.of(brand)) if (vendor.authentic(request, address)) return code;
    return undefined;
  }

  private of(brand: string): Map<string, GameVendor> {
    const { merchantCode } = this.brands.byId(brand).settings;
    const vendors = this.vendors.get(merchantCode) ?? this.connect(merchantCode);
    this.vendors.set(merchantCode, vendors);
    return vendors;
  }

  private connect(merchantCode: string): Map<string, GameVendor> {
    const connections = Object.entries(merchantConfig(this.config, merchantCode).vendors);
    return new Map(
      connections.map(([code, connection]) => [
        code,
        new SeamlessVendor(new VendorClient(connection, this.clock)),
      ]),
    );
  }
}
