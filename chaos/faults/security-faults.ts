import type { SourcePatch } from '../stack/fault.js';

/** A guard of a promise that a spec proves; without it the spec must go red. */
export interface SpecFault {
  guard: string;
  sources: SourcePatch[];
}

export interface GuardedBySpec {
  /** As in docs/promises: `S1`. */
  id: string;
  spec: string;
  faults: SpecFault[];
}

const GUARD = 'libs/identity/sessions/access.guard.ts';
const SESSIONS = 'libs/identity/sessions/sessions.service.ts';
const SEALED = 'libs/platform/crypto/sealed-calls.ts';
const FACTOR = 'libs/identity/second-factor/second-factor-policy.ts';
const FACTOR_RESETS = 'libs/identity/second-factor/factor-resets.service.ts';
const THROTTLE = 'libs/identity/login/login-throttle.ts';
const CODES = 'libs/identity/verification/one-time-codes.ts';
const CAPTCHAS = 'libs/identity/verification/captchas.ts';
const BOT_CHECKS = 'libs/identity/verification/bot-checks.ts';
const SERVER = 'apps/api/src/server.ts';
const HEADERS = 'apps/api/src/security-headers.ts';
const BOUNDS = 'libs/platform/http/input-bounds.ts';
const COOKIES = 'libs/platform/http/cookie-name.ts';

/** A guard that is one text in one file. */
export const without = (guard: string, file: string, from: string, to = ''): SpecFault => ({
  guard,
  sources: [{ file, from, to }],
});

export const SECURITY: GuardedBySpec[] = [
  {
    id: 'S1',
    spec: 'apps/api/src/access.spec.ts',
    faults: [
      without(
        'test of the role',
        GUARD,
        `if (call.access !== 'signed' && !call.access.includes(request.caller.role))
      throw new Refusal(refusalOf(request.caller.role, call.access));`,
      ),
      without('end of a session', SESSIONS, 'session.expiresAt.getTime() > now && ', ''),
      without(
        'refusal of a dead token',
        GUARD,
        `if (!session || session.role === 'operator') throw`,
        `if (session?.role === 'operator') throw`,
      ),
    ],
  },
  {
    id: 'S1',
    spec: 'apps/api/src/metrics.routes.spec.ts',
    faults: [
      without('closed metrics of production', 'apps/api/src/metrics.routes.ts', '!config.production && '),
    ],
  },
  {
    id: 'S3',
    spec: 'apps/api/src/strict-input.spec.ts',
    faults: [
      without(
        'strict body of one call',
        'libs/cashier/common/deposit.calls.ts',
        'input: z.strictObject({ method:',
        'input: z.object({ method:',
      ),
      without(
        'strict body of one sealed call',
        'libs/identity/common/session.calls.ts',
        'input: z.strictObject({\n    /** The mobile number',
        'input: z.object({\n    /** The mobile number',
      ),
    ],
  },
  {
    id: 'S4',
    spec: 'apps/api/src/strict-input.spec.ts',
    faults: [
      without(
        'parameter of a statement',
        'libs/identity/recovery/mail-recovery.ts',
        'lower(account) = lower($2) and',
        `$2::text is not null and lower(account) = lower('$\{account}') and`,
      ),
    ],
  },
  {
    id: 'S5',
    spec: 'libs/identity/login/brute-force.spec.ts',
    faults: [
      without(
        'lock',
        THROTTLE,
        'if (oldest && here >= lockAfter && !trier.device) throw this.locked(trier, oldest);',
      ),
      without('captcha of a name', THROTTLE, 'here + more >= captchaAfter || '),
      without('captcha of an address', THROTTLE, ' || crowd.tries + more >= addressCaptchaAfter'),
      without('pass of a known device', THROTTLE, 'here >= lockAfter && !trier.device', 'here >= lockAfter'),
      without('network of an address', THROTTLE, ': networkOf(address)', ': address'),
    ],
  },
  {
    id: 'S5',
    spec: 'libs/identity/operators/operator-login.spec.ts',
    faults: [
      without(
        'lock of an address for operators',
        THROTTLE,
        'if (crowd.oldest && crowd.tries >= addressLockAfter) throw this.locked(trier, crowd.oldest);',
      ),
    ],
  },
  {
    id: 'S5',
    spec: 'libs/identity/passwords/payment-passwords.spec.ts',
    faults: [
      without(
        'count of the choices',
        'libs/identity/passwords/payment-password-change.ts',
        `await this.limits.require({ key: \`payment-password choice \${caller.person}\`, ...CHOICES });`,
      ),
    ],
  },
  {
    id: 'S6',
    spec: 'libs/identity/verification/one-time-codes.spec.ts',
    faults: [
      without('end of the tries', CODES, ' || row.tries >= tries'),
      without('single use of a code', CODES, ' || row.used_at'),
      without('purpose of a code', CODES, 'purpose = $2 and channel', '$2::text is not null and channel'),
      without('number of a code', CODES, 'and target = $4', 'and $4::text is not null'),
      without('turns of those who use it at once', CODES, 'limit 1 for update', 'limit 1'),
    ],
  },
  {
    id: 'S6',
    spec: 'libs/identity/verification/code-askers.spec.ts',
    faults: [
      without('asker of a code', CODES, 'then asker_hash = $5', 'then true'),
      without('network of an asker without cookies', CODES, 'then asked_from = $6', 'then true'),
      without(
        'share of who is known',
        'libs/identity/verification/code-limits.ts',
        `share === 'stranger' ? target : \`$\{target} $\{share}\``,
        'target',
      ),
    ],
  },
  {
    id: 'S7',
    spec: 'libs/identity/verification/captchas.spec.ts',
    faults: [
      without(
        'single use of an image',
        CAPTCHAS,
        'delete from identity.captcha where id = $1 and brand = $2 returning answer_hash, expires_at)',
        'select answer_hash, expires_at from identity.captcha where id = $1 and brand = $2)',
      ),
      without('end of an image', CAPTCHAS, 'image.expires_at > this.clock.now() &&'),
    ],
  },
  {
    id: 'S7',
    spec: 'libs/identity/verification/bot-checks.spec.ts',
    faults: [
      without('single use of a proof', BOT_CHECKS, ' && (await this.useOnce(given))'),
      without('test of a proof', BOT_CHECKS, ' && (await this.isRight(given, brand))'),
      without('end of a proof', BOT_CHECKS, ' || expiresAt * 1000 <= this.clock.now().getTime()'),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/identity/sessions/sessions.spec.ts',
    faults: [
      without(
        'end of the session at log-out',
        SESSIONS,
        'tokenHash: hashOf(token),\n      endedAt: IsNull(),',
        'tokenHash: hashOf(token),',
      ),
      without(
        'hint that closes the sockets',
        SESSIONS,
        `this.hints.send({ kind: 'session-ended', session: id, person, reason }),`,
        'undefined,',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/identity/login/outrun.spec.ts',
    faults: [
      without(
        'password of a further check',
        'libs/identity/login/step-up-challenges.ts',
        ' and m.password_hash is not distinct from $9 for share',
        ' and $9::text is not null for share',
      ),
      without(
        'wait for a change under way',
        'libs/identity/login/step-up-challenges.ts',
        'is not distinct from $9 for share',
        'is not distinct from $9',
      ),
      without(
        'second look at a remembered device',
        'libs/identity/login/login.service.ts',
        '!(await this.devices.resumes(device, member.id))',
        '!device',
      ),
      without(
        'second look at the own session',
        'libs/identity/accounts/members.service.ts',
        'if (ended) throw new Refusal(identityErrors.error_session_ended);',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/identity/second-factor/second-factor-matrix.spec.ts',
    faults: [
      without(
        'authenticator at every way in',
        FACTOR,
        'return (await this.carriesFactor(member, way)) ? null',
        `return (await this.carriesFactor(member, way)) || way.method !== 'password' ? null`,
      ),
      without(
        'strongest way alone',
        FACTOR,
        `{ method: 'totp', target: null }`,
        'this.offers.strongest(member)',
      ),
      without(
        'day of a device',
        'libs/identity/sessions/devices.ts',
        'and proved_at > $3',
        'and $3::timestamptz is not null',
      ),
      without(
        'proof of other devices, where an authenticator is switched on',
        'libs/identity/security/authenticator-setup.ts',
        'await this.devices.provedOnlyBy(caller.session, caller.person);',
      ),
      without(
        'authenticator before an act',
        'libs/identity/second-factor/protected-acts.ts',
        `await this.policy.assertFits(caller.person, factorCode);
    await act.prove?.();
    return this.database.transaction(async () => {
      const member = await this.members.lockOwn(caller);
      if (await this.policy.spend(caller.person, factorCode)) await this.resets.stop(caller);`,
        `await act.prove?.();
    return this.database.transaction(async () => {
      const member = await this.members.lockOwn(caller);`,
      ),
      without('wait after a name', 'libs/identity/login/login.service.ts', ` || how.proof === 'bank-name'`),
      without(
        'authenticator before a recovery by mail',
        'libs/identity/recovery/mail-recovery.ts',
        'if (missing) return { member, missing };',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/identity/second-factor/second-factor-policy.spec.ts',
    faults: [
      without('authenticator on a device that is known', FACTOR, 'MAY_REST_ON_DEVICE.includes(method) && '),
      without(
        'proof by the authenticator alone',
        FACTOR,
        `if (proof === 'totp') return true;`,
        'if (proof) return true;',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/identity/second-factor/factor-resets.spec.ts',
    faults: [
      without(
        'second look at a reset',
        FACTOR_RESETS,
        `reset?.status !== 'waiting' || !reset.dueAt`,
        '!reset?.dueAt',
      ),
      without(
        'look at a reset under its lock',
        FACTOR_RESETS,
        `const reset = await this.find(id, 'for update');
      if (reset?.status`,
        `const reset = found;
      if (reset?.status`,
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/operations/factor-resets.spec.ts',
    faults: [
      without(
        'second operator of a reset',
        FACTOR_RESETS,
        'if (reset.proposedBy === operator.id) throw new Refusal(identityErrors.error_factor_reset_own);',
      ),
      without(
        'waiting time of a reset',
        FACTOR_RESETS,
        'factorResetWaitHours * HOUR_MS',
        '0 * factorResetWaitHours * HOUR_MS',
      ),
      without('notice by mail', FACTOR_RESETS, `await this.letters.write(member, 'factor-reset', 'mail');`),
      without('notice by SMS', FACTOR_RESETS, `await this.letters.write(member, 'factor-reset', 'sms');`),
      without(
        'end of a reset by the factor',
        'libs/identity/login/step-up.service.ts',
        `if (method === 'totp') await this.resets.stop({ ...visit, person: member.id });`,
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/identity/operators/operator-login.spec.ts',
    faults: [
      without(
        'end of a disabled operator',
        'libs/identity/operators/operator-door.ts',
        '(await this.operators.isActive(session.person)) ? session : null',
        'session',
      ),
      without('name that a plain page cannot plant', COOKIES, 'if (!https) return name;', 'return name;'),
    ],
  },
  {
    id: 'S9',
    spec: 'libs/platform/http/origin.spec.ts',
    faults: [
      without(
        'test of the origin of a call',
        GUARD,
        'if (!open && this.origins.isForeign(request.raw)) throw new Refusal(platformErrors.error_origin_refused);',
      ),
      without(
        'test of the origin of a socket',
        'apps/api/src/socket.adapter.ts',
        '!this.origins.isForeign(request)',
        'true',
      ),
      without('scheme of a page', 'libs/platform/http/origin.ts', ' && !isHttps', ''),
      without(
        'belief in trusted proxies alone',
        'libs/site/origin-policy.ts',
        ` && this.isTrustedProxy(socket.remoteAddress ?? '', 0)`,
      ),
      without('exact host', 'libs/platform/http/origin.ts', 'url.host !== headers.host', 'false'),
    ],
  },
  {
    id: 'S10',
    spec: 'libs/platform/crypto/sealed-calls.spec.ts',
    faults: [
      without(
        'single use of a jti',
        SEALED,
        'if (!(await useTokenOnce(this.database, jti, until)))\n      throw new Refusal(platformErrors.error_encryption_replayed);',
      ),
      without(
        'test of aud',
        SEALED,
        'if (aud !== audience) throw new Refusal(platformErrors.error_encryption_invalid);',
      ),
      without('refusal of what is compressed', SEALED, ' || header.zip !== undefined'),
      without('test of iat', SEALED, 'if (Math.abs(now.getTime() / 1000 - iat) > WINDOW)', 'if (!now)'),
      without(
        'closed list of algorithms',
        SEALED,
        `{ keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] }`,
        '{}',
      ),
    ],
  },
  {
    id: 'S12',
    spec: 'apps/api/src/security-headers.spec.ts',
    faults: [
      without(
        'headers on every reply',
        SERVER,
        'securityHeaders(config, request, reply);\n    void reply.header(',
        'void reply.header(',
      ),
      without(
        'headers of a reply that Fastify gives by itself',
        SERVER,
        'securityHeaders(config, request, reply);\n      const refusal',
        'const refusal',
      ),
      without('ban of copies', HEADERS, `'cache-control': 'no-store',`),
      without('ban of frames in the CSP', HEADERS, `"frame-ancestors 'none'",`),
      without('ban of foreign scripts in the CSP', HEADERS, `"script-src 'self'"`, `"script-src *"`),
    ],
  },
  {
    id: 'S15',
    spec: 'libs/platform/http/input-bounds.spec.ts',
    faults: [
      without('end of the depth', BOUNDS, 'depth > DEEPEST || '),
      without('end of the values', BOUNDS, ' || values > MOST_VALUES'),
      without('end of a path', BOUNDS, 'inner.length > LONGEST_PATH', `inner === ''`),
      without('end of the faults', 'libs/platform/http/refusal.ts', '.slice(0, MOST_ERRORS)', '.slice(0)'),
      without(
        'size of a refusal',
        'libs/platform/http/reply.ts',
        'Buffer.byteLength(JSON.stringify(envelope)) <= LARGEST_BYTES',
        'named >= 0',
      ),
    ],
  },
  {
    id: 'S15',
    spec: 'apps/api/src/fuzz.spec.ts',
    faults: [
      without('bounds of what is read', 'libs/platform/http/input.ts', 'assertWithinBounds(fields);'),
      without(
        'refusal of a form that is none',
        'libs/platform/images/uploads.ts',
        'throw error instanceof Refusal ? error : unreadable(error);',
        'throw error;',
      ),
    ],
  },
];
