import {
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { Caller } from '#libs/platform/http/caller';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry, chosenLanguage } from '#libs/site/index';
import { type CodeAsker, readAsker } from '../verification/code-asker.js';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.js';

const DAY_S = 24 * 3600;

/** Who stands at the door: the caller and the browser behind the request. */
export interface Visit extends Caller {
  userAgent: string;
  /** Chosen on the site, if any was. */
  language: LanguageCode | null;
  /** Whose one-time codes it may spend. */
  asker: CodeAsker;
  /** Value of the device cookie, if any. */
  device: string | undefined;
  /** Sends a new value of it with the reply, or takes it away. */
  keepDevice(value: string | null): void;
}

@Injectable()
class VisitPipe implements PipeTransform<ExecutionContext, Visit> {
  constructor(
    private readonly brands: BrandRegistry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  transform(context: ExecutionContext): Visit {
    const request = context.switchToHttp().getRequest<FastifyRequest & { caller: Caller }>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { caller, headers } = request;
    const { https } = this.config;
    return {
      ...caller,
      userAgent: headers['user-agent'] ?? '',
      language: chosenLanguage(headers.cookie, this.brands.byId(caller.brand).settings),
      asker: readAsker(request, https),
      device: readDeviceCookie(headers.cookie, https),
      keepDevice: (value) => {
        const { deviceDays } = this.brands.byId(caller.brand).settings.identity.login;
        const maxAge = value === null ? 0 : deviceDays * DAY_S;
        setDeviceCookie(reply, { value: value ?? '', maxAge, https });
      },
    };
  }
}

const ContextOf = createParamDecorator((_: unknown, context: ExecutionContext) => context);

/** The visit behind a call, as a parameter of its handler. */
export const VisitOf = () => ContextOf(VisitPipe);
