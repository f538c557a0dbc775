import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../common/errors.js';

/** What a reply carries in its envelope beside `value`, where the specification has it there. */
export type BesideValue = Pick<Envelope, 'captchaId'>;

declare module 'fastify' {
  interface FastifyRequest {
    besideValue?: BesideValue;
  }
}

/** A function by which the handler puts fields beside its value. */
export const PutBeside = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return (fields: BesideValue) => {
    request.besideValue = fields;
  };
});
