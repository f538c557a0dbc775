import http from 'node:http';

/** What became of a call to a program that may be ending. */
export type Fate =
  /** Answered; the status says how. */
  | { fate: 'answered'; status: number }
  /** The program never had it: another one may have it without any doubt. */
  | { fate: 'not taken' }
  /** The program had it, and gave no whole answer. */
  | { fate: 'cut' };

/**
 * Sends a call on a connection of its own and asks first whether it is taken (`Expect: 100-continue`), so that a
 * connection that was refused is never mixed up with a request that was cut.
 */
export function takenCall(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Fate> {
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
