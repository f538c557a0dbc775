import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { DOWNLOAD_IS_WHOLE, DOWNLOAD_ROWS, type Download } from '../common/download.js';

/** Sets the headers of the file. @returns its bytes, for the reply to send */
export function sendDownload(reply: FastifyReply, { name, rows, isWhole, content }: Download): Readable {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header(DOWNLOAD_ROWS, String(rows))
    .header(DOWNLOAD_IS_WHOLE, String(isWhole));
  return content instanceof Readable ? content : Readable.from(content as AsyncIterable<Uint8Array>);
}
