import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { ANSWER_STORED, type AnyCall } from '../common/call.js';
import type { Download } from '../common/download.js';
import type { Envelope } from '../common/errors.js';
import { SealedCalls } from '../crypto/sealed-calls.js';
import { DatabaseHealthMonitor } from '../database/database-health-monitor.js';
import { readForm } from '../images/uploads.js';
import { AppError } from './app-error.js';
import { CallAnswers } from './call-answers.js';
import { CallChecks } from './call-checks.js';
import { CallLimits } from './call-limits.js';
import type { Caller } from './caller.js';
import { CALL } from './handle.js';
import { Idempotency } from './idempotency.js';
import { readInput } from './input.js';
import { sendDownload } from './send-download.js';

/** Handles every call the same way: open the seal, read the input, run once per key, wrap the value in the envelope. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly sealed: SealedCalls,
    private readonly idempotency: Idempotency,
    private readonly limits: CallLimits,
    private readonly checks: CallChecks,
    private readonly answers: CallAnswers,
    private readonly health: DatabaseHealthMonitor,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const call = this.reflector.get<AnyCall | undefined>(CALL, context.getHandler());
    if (!call) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const handler = () => firstValueFrom(next.handle());
    const run = () => this.run(call, request, http.getResponse(), handler);
    return from(this.health.whileAvailable(() => this.limits.run(request.caller, run)));
  }

  private async run(
    call: AnyCall,
    request: FastifyRequest,
    reply: FastifyReply,
    handler: () => Promise<unknown>,
  ) {
    const body = await this.bodyOf(call, request);
    request.callInput = call.lenient ? inputOrUndefined(call, request, body) : readInput(call, request, body);
    if (call.download) return sendDownload(reply, (await handler()) as Download);
    const handle = async (): Promise<Envelope> => {
      const value = await handler();
      return { success: true, message: null, value, ...request.envelopeFields };
    };
    if (!call.idempotent) return unwrap(call, await handle());
    if (call.keptWithEffect) return this.limits.runMoney(request.caller, handle);
    const check = () => this.checks.run(call, request.caller as Caller, request.callInput);
    const answer = await this.idempotency.run(request, call, { check, handle });
    reply.status(answer.status).header(ANSWER_STORED, 'true');
    return this.answers.completed(call, request.caller as Caller, answer.envelope);
  }

  private async bodyOf(call: AnyCall, request: FastifyRequest): Promise<unknown> {
    if (request.isMultipart()) {
      const { fields, images } = await readForm(call, request);
      request.callImages = images;
      return fields;
    }
    if (call.sealed) return this.sealed.open(request.body, `${call.method} ${pathOf(request)}`);
    return request.body;
  }
}

/** Signed calls come from servers, which expect plain text. */
function unwrap(call: AnyCall, envelope: Envelope): unknown {
  return call.access === 'signed' ? envelope.value : envelope;
}

/** A lenient call runs even if its input is invalid, and reports the error in its own format. */
function inputOrUndefined(call: AnyCall, request: FastifyRequest, body: unknown): unknown {
  try {
    return readInput(call, request, body);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0];
