import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import { merchantConfig } from '#libs/platform/config/merchants';
import { type LanguageCode, LOCALES } from '#libs/site/common/locales';
import {
  type AuthorizationRequest,
  type AuthorizationResponse,
  ProviderUnavailable,
  SocialAdapter,
  type SocialPerson,
} from './social-provider.js';

const VERSION = 'v21.0';
const TIMEOUT_MS = 5000;
/** Where Facebook's name of a language is not the one with its most likely country. */
const FACEBOOK_LOCALES: Partial<Record<LanguageCode, string>> = { BN: 'bn_IN', AR: 'ar_AR' };

function facebookLocale(language: LanguageCode): string {
  const { language: tag, region } = new Intl.Locale(LOCALES[language]).maximize();
  return FACEBOOK_LOCALES[language] ?? `${tag}_${region}`;
}

const token = z.object({ access_token: z.string().min(1) });
const debugged = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.boolean(), user_id: z.string() }),
});
const person = z.object({ id: z.string().min(1), email: z.string().optional() });

/** OAuth 2 as Facebook has it: each token is verified by a call, and each request for a person is signed with the app's secret. */
@Injectable()
export class FacebookAdapter extends SocialAdapter {
  readonly provider = 'facebook';

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }

  async authorizationUrl(
    { redirectUri, state, merchantCode }: AuthorizationRequest,
    language: LanguageCode,
  ): Promise<string> {
    const { dialogUrl, appId } = this.appOf(merchantCode);
    const url = new URL(`${dialogUrl}/${VERSION}/dialog/oauth`);
    url.search = new URLSearchParams({
      client_id: appId,
      redirect_uri: redirectUri,
      state,
      response_type: 'code',
      scope: 'public_profile,email',
      locale: facebookLocale(language),
    }).toString();
    return url.href;
  }

  async person(
    { redirectUri, merchantCode }: AuthorizationRequest,
    { code }: AuthorizationResponse,
  ): Promise<SocialPerson> {
    const { graphUrl, appId, secret } = this.appOf(merchantCode);
    const { access_token } = await ask(graphUrl, 'oauth/access_token', token, {
      client_id: appId,
      client_secret: secret,
      redirect_uri: redirectUri,
      code,
    });
    const { data } = await ask(graphUrl, 'debug_token', debugged, {
      input_token: access_token,
      access_token: `${appId}|${secret}`,
    });
    const { id, email } = await ask(graphUrl, 'me', person, {
      fields: 'id,name,email',
      access_token,
      appsecret_proof: createHmac('sha256', secret).update(access_token).digest('hex'),
    });
    if (!data.is_valid || data.app_id !== appId || data.user_id !== id)
      throw new Error('the token was not made for this app and person');
    // Facebook does not say whether the mail address was proved.
    return { subject: id, email: email ?? null, emailVerified: false };
  }

  private appOf(merchantCode: string) {
    const { facebook, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET } = merchantConfig(this.config, merchantCode);
    if (!facebook) throw new ProviderUnavailable('FACEBOOK_DIALOG_URL or FACEBOOK_GRAPH_URL is not set');
    return { ...facebook, appId: FACEBOOK_APP_ID, secret: FACEBOOK_APP_SECRET };
  }
}

async function ask<T>(
  graphUrl: string,
  path: string,
  schema: z.ZodType<T>,
  query: Record<string, string>,
): Promise<T> {
  const url = `${graphUrl}/${VERSION}/${path}?${new URLSearchParams(query)}`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }).catch(
    (cause: unknown) => {
      throw new ProviderUnavailable(`${path} was not answered`, { cause });
    },
  );
  if (reply.status >= 500) throw new ProviderUnavailable(`${path} was answered ${reply.status}`);
  if (!reply.ok) throw new Error(`${path} was refused with ${reply.status}`);
  return schema.parse(await reply.json());
}
