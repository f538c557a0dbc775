import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller } from '#libs/platform/http/caller';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry, chosenLanguage } from '#libs/site/index';
import { type CodeRequester, readRequester } from '#libs/verification/index';
import { CLIENT_HEADER, type SessionClient } from '../common/session-clients.js';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.js';

const DAY_S = 24 * 3600;

/** The caller and the browser behind a request that may start a session. */
export interface ClientContext extends Caller {
  userAgent: string;
  /** What opens the session, as the caller claims. */
  sessionClient: SessionClient;
  /** Chosen on the site, if any was. */
  language: LanguageCode | null;
  /** As whom it may use one-time codes. */
  requester: CodeRequester;
  deviceCookie: string | undefined;
  /** Sets the device cookie with the reply, or deletes it. */
  sendDeviceCookie(value: string | null): void;
}

@Injectable()
export class ClientContexts {
  constructor(
    private readonly brands: BrandRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The client behind a call. */
  of(caller: Caller, { headers, reply }: CallContext): ClientContext {
    const { https } = this.config;
    const { settings } = this.brands.byId(caller.brand);
    return {
      ...caller,
      userAgent: headers['user-agent'] ?? '',
      sessionClient: headers[CLIENT_HEADER] === 'app' ? 'app' : 'web',
      language: chosenLanguage(headers.cookie, settings),
      requester: readRequester(caller, headers, https),
      deviceCookie: readDeviceCookie(headers.cookie, https),
      sendDeviceCookie: (value) => {
        const maxAge = value === null ? 0 : settings.identity.login.deviceDays * DAY_S;
        setDeviceCookie(reply, { value: value ?? '', maxAge, https });
      },
    };
  }
}
