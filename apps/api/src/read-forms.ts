import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/**
 * Enables multipart forms. The plugin's hooks are left out: they delete uploads stored as files, which are not used
 * here, and would cost every request two promises.
 */
export function readForms(server: FastifyInstance): void {
  const withoutHooks = Object.create(server, { addHook: { value: () => withoutHooks } }) as FastifyInstance;
  multipart(withoutHooks, {}, (error) => {
    if (error) throw error;
  });
}
