import http from 'node:http';

/** The result of a call to a program that may be ending. */
export type DeliveryResult =
  /** Answered, with this status. */
  | { fate: 'answered'; status: number }
  /** The program never received it: it is safe to send it to another one. */
  | { fate: 'not taken' }
  /** The program received it, and gave no complete answer. */
  | { fate: 'cut' };

/**
 * Sends a call on its own connection and first asks whether it is accepted (`Expect: 100-continue`), so that a refused
 * connection is never confused with an interrupted request.
 */
export function sendOnce(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<DeliveryResult> {
  return new Promise((resolve) => {
    let wasTaken = false;
    const expecting = { ...headers, expect: '100-continue', 'content-length': Buffer.byteLength(body) };
    const request = http.request(url, { method, agent: false, headers: expecting });
    const failed = () => resolve(wasTaken ? { fate: 'cut' } : { fate: 'not taken' });
    request.on('error', failed);
    request.on('continue', () => {
      wasTaken = true;
      request.end(body);
    });
    request.on('response', (response) => {
      response.on('error', failed);
      response.on('end', () => resolve({ fate: 'answered', status: response.statusCode ?? 0 }));
      response.resume();
    });
    request.flushHeaders();
  });
}
