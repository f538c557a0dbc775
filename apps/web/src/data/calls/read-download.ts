import { DOWNLOAD_IS_WHOLE, DOWNLOAD_ROWS, type Download } from '#libs/platform/common/download';

/** The file that a call with `download` has answered. @throws TypeError where the connection breaks before its end */
export async function readDownload(reply: Response): Promise<Download> {
  const { headers } = reply;
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return {
    name: name ?? '',
    rows: Number(headers.get(DOWNLOAD_ROWS)),
    isWhole: headers.get(DOWNLOAD_IS_WHOLE) === 'true',
    content: await reply.blob(),
  };
}
