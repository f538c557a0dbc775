import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { SignedRequest } from '#libs/platform/crypto/signature';
import type { GameVendor } from './game-vendor.js';
import { StudioVendor } from './studio.vendor.js';

/** The vendors that this installation is connected to, by the code in their titles. */
@Injectable()
export class GameVendors {
  private readonly vendors: Map<string, GameVendor>;

  constructor(@Inject(CONFIG) config: Config, clock: Clock) {
    const { studioUrl } = config;
    this.vendors = new Map(
      studioUrl === null ? [] : [['STUDIO', new StudioVendor({ ...config, studioUrl }, clock)]],
    );
  }

  /** `undefined` for a vendor whose titles are listed but not connected. */
  find(code: string): GameVendor | undefined {
    return this.vendors.get(code);
  }

  codes(): string[] {
    return [...this.vendors.keys()];
  }

  /** The code of the vendor that signed a request, or `undefined` if none did. */
  signerOf(request: SignedRequest, address: string): string | undefined {
    for (const [code, vendor] of this.vendors) if (vendor.authentic(request, address)) return code;
    return undefined;
  }
}
