import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../common/errors.js';
import type { SignedRequest } from '../crypto/signature.js';
import type { UploadedImage } from '../images/read-image.js';

/** What a request shows of its sender's place. */
export interface Visitor {
  /** The sender's address, from a trusted proxy's header only. */
  address: string;
  /** The other end of the connection: the sender, or a proxy. */
  peer: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export const visitorOf = ({ ip, raw, headers }: Pick<FastifyRequest, 'ip' | 'raw' | 'headers'>): Visitor => ({
  address: ip,
  peer: raw.socket.remoteAddress ?? '',
  headers,
});

/** Fields that the specification puts into the envelope beside `value`. */
type EnvelopeFields = Pick<Envelope, 'captchaId'>;

declare module 'fastify' {
  interface FastifyRequest {
    callInput?: unknown;
    callImages?: UploadedImage[];
    envelopeFields?: EnvelopeFields;
    rawBody?: Buffer | string;
  }
}

/** The request behind a call, and its reply: for the few handlers that need more than input and caller. */
export class CallContext implements SignedRequest {
  constructor(
    private readonly request: FastifyRequest,
    /** For headers. The value and the status are sent by the interceptor. */
    readonly reply: FastifyReply,
  ) {}

  get method(): string {
    return this.request.method;
  }

  get path(): string {
    return this.request.url;
  }

  get headers(): FastifyRequest['headers'] {
    return this.request.headers;
  }

  /** What the request shows of the caller's place. */
  get visitor(): Visitor {
    return visitorOf(this.request);
  }

  get body(): Buffer {
    return Buffer.from(this.request.rawBody ?? '');
  }

  /** The images of a call that declares `files`, encoded again. */
  get images(): UploadedImage[] {
    return this.request.callImages ?? [];
  }

  /** Adds fields to the envelope beside `value`. */
  addToEnvelope(fields: EnvelopeFields): void {
    this.request.envelopeFields = fields;
  }
}
