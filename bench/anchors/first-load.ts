import fs from 'node:fs';
import zlib from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** Plain Fastify with a page, compressed as the portal's are, and the folder of the styles and fonts that it links. */
const { PORT, PAGE_FILE = '', ASSETS = '' } = process.env;
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
const page = zlib.brotliCompressSync(fs.readFileSync(PAGE_FILE), { params });
const app = fastify();

await app.register(fastifyStatic, { root: ASSETS, prefix: '/assets/', preCompressed: true });
app.get('/', (_, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(page),
);

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
