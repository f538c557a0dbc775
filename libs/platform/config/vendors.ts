import { z } from 'zod';
import { StartupError } from '../process/startup-error.js';
import { SAMPLE_SECRET, url } from './settings.js';

/** How an installation reaches a game vendor, and knows its requests. */
export interface VendorConnection {
  /** The vendor's address for the portal's calls. */
  url: string;
  /** The first signs; each of them is accepted. */
  secrets: readonly string[];
  /** Addresses and networks that the vendor may call from; any if there are none. */
  addresses: readonly string[];
  /** Further origins of its games' pages, beside that of `url`. */
  hosts: readonly string[];
}

/** By the vendor's code in the brands' titles. */
export type VendorConnections = Record<string, VendorConnection>;

type Environment = Record<string, string | undefined>;

/** `VENDOR_<CODE>_URL` and its fellows, for any number of vendors. */
const VARIABLE = /^VENDOR_([A-Z0-9][A-Z0-9_]*?)_(URL|SECRET|ADDRESSES|HOSTS)$/;

/** The codes under which the sandbox's companies offer their games on a development machine. */
const SANDBOX_CODES = ['STUDIO', 'TABLE', 'IA', 'DS88', 'DELTA'];

export const isVendorVariable = (name: string): boolean => VARIABLE.test(name);

/**
 * The vendors that the environment connects: those with an address. `sandbox` is the sandbox's address, and `null` in
 * production, where only vendors that are named are used.
 * @throws StartupError for an address or a host that is malformed
 */
export function vendorsOf(env: Environment, sandbox: string | null): VendorConnections {
  const given: Record<string, Environment> = {};
  for (const code of sandbox === null ? [] : SANDBOX_CODES)
    given[code] = { URL: `${sandbox}/${code.toLowerCase()}` };
  for (const [name, value] of Object.entries(env)) {
    const [, code = '', key = ''] = VARIABLE.exec(name) ?? [];
    if (code) given[code] = { ...given[code], [key]: value };
  }
  const connected = Object.entries(given).filter(([, values]) => values.URL !== undefined);
  return Object.fromEntries(connected.map(([code, values]) => [code, connectionOf(code, values)]));
}

function connectionOf(code: string, { URL, SECRET, ADDRESSES, HOSTS }: Environment): VendorConnection {
  const check = (name: string, value: string) => {
    const parsed = url.safeParse(value);
    if (parsed.success) return value;
    throw new StartupError(`VENDOR_${code}_${name}: ${z.prettifyError(parsed.error).replace(/^✖ /, '')}`);
  };
  return {
    url: check('URL', URL ?? ''),
    secrets: listOf(SECRET ?? SAMPLE_SECRET),
    addresses: listOf(ADDRESSES ?? ''),
    hosts: listOf(HOSTS ?? '').map((host) => new globalThis.URL(check('HOSTS', host)).origin),
  };
}

/** Items between commas. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
