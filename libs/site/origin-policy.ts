import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { foreignOrigin } from '#libs/platform/http/origin';
import { BrandRegistry } from './brand-registry.js';

/** Which pages may call the portal and open its sockets: its own, by the scheme that it is reached by. */
@Injectable()
export class OriginPolicy {
  private readonly isTrustedProxy: (address: string, hop: number) => boolean;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly brands: BrandRegistry,
  ) {
    this.isTrustedProxy = proxyAddress.compile(config.trustedProxies);
  }

  isForeign(request: IncomingMessage): boolean {
    return foreignOrigin(request.headers, () => this.isHttps(request));
  }

  /** A trusted proxy reports it, or the address for this host in `PUBLIC_URL` or the brand's settings. */
  private isHttps({ headers, socket }: IncomingMessage): boolean {
    const forwarded = String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    if (forwarded === 'https' && this.isTrustedProxy(socket.remoteAddress ?? '', 0)) return true;
    const { host = '' } = headers;
    const published = [this.config.publicUrl, this.brands.byHost(host)?.settings.mainDomain ?? ''];
    return published.some((address) => isHttpsOf(address, host));
  }
}

function isHttpsOf(address: string, host: string): boolean {
  const name = httpsName(address);
  return name !== null && name === host.replace(/:\d+$/, '').toLowerCase();
}

/** Cached by address; there are only those of the configuration and the brands. */
const httpsNames = new Map<string, string | null>();

function httpsName(address: string): string | null {
  const known = httpsNames.get(address);
  if (known !== undefined) return known;
  const url = URL.canParse(address) ? new URL(address) : null;
  const name = url?.protocol === 'https:' ? url.hostname : null;
  httpsNames.set(address, name);
  return name;
}
