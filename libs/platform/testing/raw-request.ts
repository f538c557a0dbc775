import http from 'node:http';

export interface RawReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method?: string;
  /** Sent unchanged, malformed or not. */
  path: string;
  /** Including `host` and `origin`, which other clients do not let the caller set. */
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request without any client-side cleanup. */
export function rawRequest(
  port: number,
  { method = 'GET', path, headers, body }: RawRequest,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    request.on('error', reject);
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' });
    });
    request.end(body);
  });
}
