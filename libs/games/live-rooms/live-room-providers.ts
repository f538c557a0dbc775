import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { BrandRegistry } from '#libs/site/index';
import { VendorClient } from '../vendors/vendor-client.js';
import { type ProviderRoom, readProviderRooms } from './provider-rooms.js';
import { signRoomToken } from './room-token.js';

/** What is asked for every few seconds may take no longer. */
const BOUNDS = { timeoutMs: 2000, maxBytes: 128 * 1024 };
/** A chat opens within this time, in seconds: the page's code has to be fetched first. */
const TOKEN_S = 60;

/** Who opens a chat, as its provider may know it. */
export interface ChatGuest {
  room: string;
  user: string;
  name: string;
  /** As BCP 47 has it. */
  language: string;
  theme?: 'night' | 'paper' | undefined;
}

/** The provider of live rooms over HTTP, by the contract of each brand. */
@Injectable()
export class LiveRoomProviders {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  isSetUp(brand: string): boolean {
    return this.contractOf(brand).liveRoomsUrl !== null;
  }

  /** @throws Error if the provider does not answer within two seconds, or not with such a list */
  async list(brand: string): Promise<ProviderRoom[]> {
    const { operator, liveRoomsUrl: url, LIVE_ROOMS_SECRET: secret } = this.contractOf(brand);
    if (url === null) throw new Error('no provider of live rooms is set up: LIVE_ROOMS_URL');
    const client = new VendorClient({ url, secrets: [secret], addresses: [], hosts: [] }, this.clock);
    return readProviderRooms(await client.request('GET', '/list', operator, undefined, BOUNDS));
  }

  /** The address of the chat's page. Its token is in the fragment, which no server, log or `Referer` gets. */
  chatUrl(brand: string, { room, user, name, language, theme }: ChatGuest): string {
    const { operator, liveRoomsUrl, LIVE_ROOMS_SECRET: secret } = this.contractOf(brand);
    const exp = Math.floor(this.clock.toRealTime().getTime() / 1000) + TOKEN_S;
    const page = new URL(`${liveRoomsUrl}/chat`);
    page.searchParams.set('lang', language);
    if (theme) page.searchParams.set('theme', theme);
    page.hash = signRoomToken(secret, { operator, room, user, name, id: randomUUID(), exp });
    return page.href;
  }

  private contractOf(brand: string) {
    const { merchantCode: operator } = this.brands.byId(brand).settings;
    return { operator, ...merchantConfig(this.config, operator) };
  }
}
