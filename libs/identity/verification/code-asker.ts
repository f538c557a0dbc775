import { createHash, randomBytes } from 'node:crypto';
import {
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type PipeTransform,
} from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import { CONFIG } from '#libs/platform/config/config.module';
import type { Caller } from '#libs/platform/http/caller';
import { cookieName } from '#libs/platform/http/cookie-name';

/** Codes are asked for below one path and spent below others. */
const PATH = '/wps';
const SHAPE = /^[\w-]{43}$/;
const KEPT_S = 180 * 24 * 3600;

/** Whose code it is: of the browser that asked for it, and of nobody who merely knows the number. */
export interface CodeAsker {
  /** Network address. */
  address: string;
  /** 256 bits of the browser's cookie, as base64url; `null` where it showed none and was given none. */
  handle: string | null;
  /** Whether the browser showed the handle itself. One that keeps no cookies is known by its address instead. */
  shown: boolean;
}

/** What is stored of a handle. */
export const hashOfHandle = (handle: string): Buffer => createHash('sha256').update(handle).digest();

type AskingRequest = FastifyRequest & { caller: Caller };

/** The asker as the request shows it. */
export function readAsker({ caller, headers }: AskingRequest, https: boolean): CodeAsker {
  const value = parseCookie(headers.cookie ?? '')[cookieName('asker', PATH, https)] ?? '';
  const handle = SHAPE.test(value) ? value : null;
  return { address: caller.address, handle, shown: handle !== null };
}

@Injectable()
class AskerPipe implements PipeTransform<ExecutionContext, CodeAsker> {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  transform(context: ExecutionContext): CodeAsker {
    const { https } = this.config;
    const asker = readAsker(context.switchToHttp().getRequest<AskingRequest>(), https);
    if (asker.shown) return asker;
    const handle = randomBytes(32).toString('base64url');
    const name = cookieName('asker', PATH, https);
    const shape = { path: PATH, httpOnly: true, sameSite: 'strict', secure: https, maxAge: KEPT_S } as const;
    void context
      .switchToHttp()
      .getResponse<FastifyReply>()
      .header('set-cookie', stringifySetCookie({ ...shape, name, value: handle }));
    return { ...asker, handle };
  }
}

const ContextOf = createParamDecorator((_: unknown, context: ExecutionContext) => context);

/** The asker behind a call, as a parameter of its handler; a browser without the cookie is given one. */
export const AskerOf = () => ContextOf(AskerPipe);
