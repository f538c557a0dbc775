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
    return foreignOrigin(request.headers, this.isHttps(request));
  }

  /** A trusted proxy says so, or the address that `PUBLIC_URL` or the brand has for this host. */
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
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && hostname === host.replace(/:\d+$/, '').toLowerCase();
}
