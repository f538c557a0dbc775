import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { BrandRegistry } from './brand-registry.js';
import type { LanguageCode } from './common/locales.js';

/** The language that a visitor chose on the site, else the brand's. */
@Injectable()
class LanguagePipe implements PipeTransform<FastifyRequest, LanguageCode> {
  constructor(private readonly brands: BrandRegistry) {}

  transform({ headers, caller }: FastifyRequest): LanguageCode {
    const settings = caller && this.brands.byId(caller.brand).settings;
    const chosen = parseCookie(headers.cookie ?? '').lang;
    const known = settings?.languages.find((language) => language === chosen);
    return known ?? settings?.defaultLanguage ?? 'EN';
  }
}

const RequestOf = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

/** The visitor's language, as a parameter of a handler. */
export const LanguageOf = () => RequestOf(LanguagePipe);
