import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { Closure, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { AppError } from '#libs/platform/http/app-error';
import type { Visitor } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import type { Brand } from './brand-registry.js';
import type { BrandSettings } from './common/brand-settings.js';
import type { RegionSettings } from './common/region-settings.js';
import type { getSystemStatus } from './common/site.calls.js';
import { MAINTENANCE, REGION_RESTRICTED } from './common/system-status.js';
import { type Place, RegionRules } from './region-rules.js';

/** Whether the site is open to a visitor. Maintenance comes before the visitor's region. */
@Injectable()
export class SiteGate {
  private readonly isTrustedProxy: (address: string, hop: number) => boolean;
  private readonly rules = new WeakMap<BrandSettings, RegionRules>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.isTrustedProxy = proxyAddress.compile(config.trustedProxies);
  }

  /** `null` while the site is open. Without a visitor, as for another server, only a maintenance closes it. */
  closureOf({ settings }: Brand, visitor: Visitor | null): Closure | null {
    if (settings.systemStatus === MAINTENANCE) return 'maintenance';
    return visitor && this.isRestricted(settings, visitor) ? 'region' : null;
  }

  /** The refusal of a call that does not stay open; `Retry-After` if the end of the maintenance is known. */
  errorOf({ settings }: Brand, closure: Closure): AppError {
    if (closure === 'region') return new AppError(platformErrors.error_region_restricted);
    const leftMs = Date.parse(settings.maintenanceEndTime ?? '') - this.clock.now().getTime();
    const retryAfter = leftMs > 0 ? Math.ceil(leftMs / 1000) : undefined;
    return new AppError(platformErrors.error_maintenance, { retryAfter });
  }

  /** The visitor's country as a trusted proxy reports it, `null` if it does not. Other peers are not believed. */
  countryOf({ peer, headers }: Visitor): string | null | undefined {
    const { COUNTRY_HEADER: name } = this.config;
    if (name === undefined) return undefined;
    const reported = this.isTrustedProxy(peer, 0) ? String(headers[name] ?? '').toUpperCase() : '';
    return /^[A-Z]{2}$/.test(reported) && reported !== UNKNOWN_COUNTRY ? reported : null;
  }

  /** Whether these regions would block the visitor. */
  isBlockedBy(regions: RegionSettings, visitor: Visitor): boolean {
    const rules = new RegionRules(regions);
    const place = this.placeOf(visitor);
    return !rules.isAllowed(place) && rules.isBlocked(place);
  }

  private isRestricted(settings: BrandSettings, visitor: Visitor): boolean {
    const rules = this.rules.get(settings) ?? new RegionRules(settings.regions);
    this.rules.set(settings, rules);
    const place = this.placeOf(visitor);
    if (rules.isAllowed(place)) return false;
    return settings.systemStatus === REGION_RESTRICTED || rules.isBlocked(place);
  }

  private placeOf(visitor: Visitor): Place {
    return { address: visitor.address, country: this.countryOf(visitor) };
  }
}

/** Proxies' code for an address whose country they do not know. */
const UNKNOWN_COUNTRY = 'XX';

/** What a client needs to draw the right screen. */
export function statusOf(
  { closure, address }: Pick<Caller, 'closure' | 'address'>,
  endTime: string | null,
): ValueOf<typeof getSystemStatus> {
  if (closure === 'maintenance') return { status: 1, ip: address, maintenanceEndTime: endTime };
  return { status: closure === 'region' ? 2 : 0, ip: address, maintenanceEndTime: null };
}
