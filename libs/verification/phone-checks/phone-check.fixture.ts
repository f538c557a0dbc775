import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import * as jose from 'jose';

export interface FakePhoneCheck {
  issuer: string;
  /** A token that proves the number; `claims` and `header` replace parts of it. */
  prove(
    mobile: string,
    claims?: jose.JWTPayload,
    header?: Partial<jose.JWTHeaderParameters>,
  ): Promise<string>;
  /** The same, signed by a key that nobody published. */
  forge(mobile: string): Promise<string>;
  close(): Promise<void>;
}

/** An OpenID provider that proves phone numbers, on a port of its own. */
export async function startFakePhoneCheck(): Promise<FakePhoneCheck> {
  const [keys, others] = await Promise.all([jose.generateKeyPair('RS256'), jose.generateKeyPair('RS256')]);
  const jwk = { ...(await jose.exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server = http.createServer((request, reply) => {
    const answers: Record<string, object> = {
      '/id/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/jwks` },
      '/id/jwks': { keys: [jwk] },
    };
    const answer = answers[request.url ?? ''];
    reply
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/id`;
  const prove = (mobile: string, claims: jose.JWTPayload, header: object, key: jose.CryptoKey) =>
    new jose.SignJWT({ phone_number: mobile, phone_number_verified: true, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .setIssuer(claims.iss ?? issuer)
      .setAudience(claims.aud ?? 'mela')
      .setExpirationTime(claims.exp ?? '5 minutes')
      .sign(key);
  return {
    issuer,
    prove: (mobile, claims = {}, header = {}) => prove(mobile, claims, header, keys.privateKey),
    forge: (mobile) => prove(mobile, {}, {}, others.privateKey),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
