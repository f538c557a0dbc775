import net from 'node:net';
import type { RegionSettings } from './common/region-settings.js';

/** Where a visitor comes from. */
export interface Place {
  address: string;
  /** ISO 3166 alpha-2; `null` if unknown, `undefined` if this installation is not told any countries. */
  country: string | null | undefined;
}

/** A brand's regions, prepared for fast checks. */
export class RegionRules {
  private readonly blocked: net.BlockList | null;
  private readonly allowed: net.BlockList | null;
  private readonly blockedCountries: ReadonlySet<string>;
  private readonly allowedCountries: ReadonlySet<string>;

  constructor(settings: RegionSettings) {
    this.blocked = listOf(settings.blockedAddresses);
    this.allowed = listOf(settings.allowedAddresses);
    this.blockedCountries = new Set(settings.blockedCountries);
    this.allowedCountries = new Set(settings.allowedCountries);
  }

  isBlocked({ address, country }: Place): boolean {
    if (has(this.blocked, address)) return true;
    return this.isCountryBlocked(country);
  }

  isAllowed({ address }: Place): boolean {
    return has(this.allowed, address);
  }

  /** An unknown country is blocked where only some are allowed. Without countries there is nothing to check. */
  private isCountryBlocked(country: string | null | undefined): boolean {
    if (country === undefined) return false;
    if (this.allowedCountries.size > 0) return country === null || !this.allowedCountries.has(country);
    return country !== null && this.blockedCountries.has(country);
  }
}

const familyOf = (address: string) => (net.isIPv6(address) ? 'ipv6' : 'ipv4');

const has = (list: net.BlockList | null, address: string): boolean =>
  list !== null && net.isIP(address) !== 0 && list.check(address, familyOf(address));

function listOf(blocks: readonly string[]): net.BlockList | null {
  if (blocks.length === 0) return null;
  const list = new net.BlockList();
  for (const block of blocks) {
    const [address = '', prefix] = block.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}
