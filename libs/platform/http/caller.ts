import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../common/call.js';
import type { UploadedImage } from '../images/read-image.js';

/** Who asks, on which brand, from where. Set by the access guard before anything else runs. */
export interface Caller {
  role: Role;
  brand: string;
  /** Network address, from a trusted proxy's header only. */
  address: string;
  /** Id of the member or operator; `null` for a guest or a signed call. */
  person: string | null;
  session: string | null;
}

export type LoggedIn = Caller & { person: string; session: string };

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
    callInput?: unknown;
    callImages?: UploadedImage[];
    rawBody?: Buffer | string;
  }
}

/** The asking person. On a call for logged-in roles alone, `person` and `session` are never null. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest>().caller;
});

/** The validated fields of the call: path, query and body together. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<FastifyRequest>().callInput;
});

/** The images of a call that takes some, drawn anew. */
export const Images = createParamDecorator((_: unknown, context: ExecutionContext): UploadedImage[] => {
  return context.switchToHttp().getRequest<FastifyRequest>().callImages ?? [];
});

/** Headers and raw bytes of a call that proves itself by a signature. */
export const Signed = createParamDecorator((_: unknown, context: ExecutionContext): SignedRequest => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    method: request.method,
    path: request.url,
    headers: request.headers,
    body: Buffer.from(request.rawBody ?? ''),
  };
});

export interface SignedRequest {
  method: string;
  /** With the query string, exactly as sent. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
