import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { BrandRegistry } from './brand-registry.js';
import type { BrandSettings } from './common/brand-settings.js';
import type { LanguageCode } from './common/locales.js';

/** The language that a visitor chose on the site, else the brand's. */
@Injectable()
class LanguagePipe implements PipeTransform<FastifyRequest, LanguageCode> {
  constructor(private readonly brands: BrandRegistry) {}

  transform({ headers, caller }: FastifyRequest): LanguageCode {
    if (!caller) return 'EN';
    const { settings } = this.brands.byId(caller.brand);
    return chosenLanguage(headers.cookie, settings) ?? settings.defaultLanguage;
  }
}

/** The language that a visitor chose on the site, by its cookie; `null` where none was chosen, or one it has not. */
export function chosenLanguage(
  cookie: string | undefined,
  { languages }: Pick<BrandSettings, 'languages'>,
): LanguageCode | null {
  const chosen = parseCookie(cookie ?? '').lang;
  return languages.find((language) => language === chosen) ?? null;
}

const RequestOf = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** The visitor's language, as a parameter of a handler. */
export const LanguageOf = () => RequestOf(LanguagePipe);
