import type { FastifyRequest } from 'fastify';

/** What a cached reply may depend on. A request of Fastify has it too. */
export type GuestRequest = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'url' | 'headers' | 'raw'>;
