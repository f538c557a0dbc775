import type { SourcePatch } from '../stack/fault.js';

/** A guard of a promise that a spec proves; without it the spec must fail. */
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

const GUARD = 'libs/authentication/sessions/access.guard.ts';
const SESSIONS = 'libs/authentication/sessions/sessions.service.ts';
const SEALED = 'libs/platform/crypto/sealed-calls.ts';
const FACTOR = 'libs/authentication/second-factor/second-factor-policy.ts';
const FACTOR_RESETS = 'libs/authentication/second-factor/factor-resets.service.ts';
const THROTTLE = 'libs/authentication/login/login-throttle.ts';
const CODES = 'libs/verification/codes/one-time-codes.ts';
const CAPTCHAS = 'libs/verification/captchas/captchas.ts';
const BOT_CHECKS = 'libs/verification/bot-checks/bot-checks.ts';
const SERVER = 'apps/api/src/server.ts';
const HEADERS = 'apps/api/src/security-headers.ts';
const KEPT_REPLY = 'apps/api/src/cached-reply.ts';
const BOUNDS = 'libs/platform/http/input-bounds.ts';
const COOKIES = 'libs/platform/http/private-cookie.ts';

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
      throw new AppError(accessError(request.caller.role, call.access));`,
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
        'input: z.strictObject({\n    method:',
        'input: z.object({\n    method:',
      ),
      without(
        'strict body of one sealed call',
        'libs/authentication/common/session.calls.ts',
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
        'libs/authentication/recovery/mail-recovery.ts',
        'lower(account) = lower($2) and',
        `$2::text is not null and lower(account) = lower('$\{account}') and`,
      ),
    ],
  },
  {
    id: 'S5',
    spec: 'libs/authentication/login/brute-force.spec.ts',
    faults: [
      without(
        'lock',
        THROTTLE,
        'if (oldestOfName && ofName >= lockAfter && !attempt.device) throw this.locked(attempt, oldestOfName);',
      ),
      without('captcha of a name', THROTTLE, 'ofName + more >= captchaAfter || '),
      without('captcha of an address', THROTTLE, ' || ofNetwork.count + more >= addressCaptchaAfter'),
      without(
        'pass of a known device',
        THROTTLE,
        'ofName >= lockAfter && !attempt.device',
        'ofName >= lockAfter',
      ),
      without('network of an address', THROTTLE, ': networkOf(address)', ': address'),
    ],
  },
  {
    id: 'S5',
    spec: 'libs/authentication/operators/operator-login.spec.ts',
    faults: [
      without(
        'lock of an address for operators',
        THROTTLE,
        `if (ofNetwork.oldest && ofNetwork.count >= addressLockAfter)
        throw this.locked(attempt, ofNetwork.oldest);`,
      ),
    ],
  },
  {
    id: 'S5',
    spec: 'libs/authentication/passwords/payment-passwords.spec.ts',
    faults: [
      without(
        'count of the choices',
        'libs/authentication/passwords/payment-password-change.ts',
        `await this.limits.require({ key: \`payment-password choice \${caller.person}\`, ...CHOICES });`,
      ),
    ],
  },
  {
    id: 'S6',
    spec: 'libs/verification/codes/one-time-codes.spec.ts',
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
    spec: 'libs/verification/codes/proved-requesters.spec.ts',
    faults: [
      without('requester of a code', CODES, 'then asker_hash = $5', 'then true'),
      without('network of a requester without cookies', CODES, 'then asked_from = $6', 'then true'),
      without(
        'share of who is known',
        'libs/verification/codes/code-limits.ts',
        `kind === 'stranger' ? target : \`$\{target} $\{kind}\``,
        'target',
      ),
    ],
  },
  {
    id: 'S7',
    spec: 'libs/verification/captchas/captchas.spec.ts',
    faults: [
      without(
        'single use of an image',
        CAPTCHAS,
        'delete from verification.captcha where id = $1 and brand = $2 returning answer_hash, expires_at)',
        'select answer_hash, expires_at from verification.captcha where id = $1 and brand = $2)',
      ),
      without('end of an image', CAPTCHAS, 'image.expires_at > this.clock.now() &&'),
    ],
  },
  {
    id: 'S7',
    spec: 'libs/verification/bot-checks/bot-checks.spec.ts',
    faults: [
      without('single use of a proof', BOT_CHECKS, ' && (await this.useOnce(given))'),
      without('test of a proof', BOT_CHECKS, ' && (await this.isRight(given, brand))'),
      without('end of a proof', BOT_CHECKS, ' || expiresAt * 1000 <= this.clock.now().getTime()'),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/authentication/sessions/sessions.spec.ts',
    faults: [
      without(
        'end of the session at log-out',
        SESSIONS,
        'where token_hash = any($1::bytea[]) and ended_at is null',
        'where token_hash = any($1::bytea[])',
      ),
      without(
        'wake-up that closes the sockets',
        SESSIONS,
        `this.wakeUps.send({ kind: 'session-ended', session: id, person, reason }),`,
        'undefined,',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/authentication/login/login-races.spec.ts',
    faults: [
      without(
        'password of a step-up',
        'libs/authentication/login/step-up-challenges.ts',
        'where members.share_password($2, $9)',
        'where $9::text is not null',
      ),
      without(
        'wait for a change under way',
        'libs/members/migrations/1764660150000-members-views.ts',
        'is not distinct from p_hash for share',
        'is not distinct from p_hash',
      ),
      without(
        'second look at a remembered device',
        'libs/authentication/login/login.service.ts',
        '!(await this.devices.canResume(device, member.id))',
        '!device',
      ),
      without(
        'second look at the own session',
        'libs/authentication/sessions/member-access.ts',
        'if (ended.size > 0) throw new AppError(authenticationErrors.error_session_ended);',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/authentication/second-factor/second-factor-matrix.spec.ts',
    faults: [
      without(
        'authenticator at every way in',
        FACTOR,
        'return (await this.hasSecondFactor(member, evidence)) ? null',
        `return (await this.hasSecondFactor(member, evidence)) || evidence.method !== 'password' ? null`,
      ),
      without(
        'strongest way alone',
        FACTOR,
        `{ method: 'totp', target: null }`,
        'this.offers.strongest(member)',
      ),
      without(
        'day of a device',
        'libs/authentication/sessions/devices.ts',
        'and proved_at > $3',
        'and $3::timestamptz is not null',
      ),
      without(
        'proof of other devices, where an authenticator is switched on',
        'libs/authentication/second-factor/authenticator-setup.ts',
        'await this.devices.trustOnly(caller.session, caller.person);',
      ),
      without(
        'authenticator before an act',
        'libs/authentication/second-factor/protected-acts.ts',
        `await this.policy.assertValid(caller.person, factorCode);
    await act.spendCode?.();
    return this.database.transaction(async () => {
      const member = await this.access.lockCaller(caller);
      const spent = await this.policy.spend(caller.person, factorCode);
      if (spent !== null) await this.resets.cancelAfter(spent, caller);`,
        `await act.spendCode?.();
    return this.database.transaction(async () => {
      const member = await this.access.lockCaller(caller);`,
      ),
      without(
        'wait after a name',
        'libs/authentication/login/login.service.ts',
        ` || auth.stepUp === 'bank-name'`,
      ),
      without(
        'authenticator before a recovery by mail',
        'libs/authentication/recovery/mail-recovery.ts',
        'if (missing) return { member, missing };',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/authentication/second-factor/second-factor-policy.spec.ts',
    faults: [
      without('authenticator on a device that is known', FACTOR, 'MAY_TRUST_DEVICE.includes(method) && '),
      without(
        'proof by the authenticator alone',
        FACTOR,
        `if (stepUp === 'totp') return true;`,
        'if (stepUp) return true;',
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/authentication/second-factor/factor-resets.spec.ts',
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
        'if (reset.proposedBy === operator.id) throw new AppError(authenticationErrors.error_factor_reset_own);',
      ),
      without(
        'waiting time of a reset',
        FACTOR_RESETS,
        'factorResetWaitHours * HOUR_MS',
        '0 * factorResetWaitHours * HOUR_MS',
      ),
      without(
        'notice by mail',
        FACTOR_RESETS,
        `await this.notifications.enqueue(member, 'factor-reset', 'mail');`,
      ),
      without(
        'notice by SMS',
        FACTOR_RESETS,
        `await this.notifications.enqueue(member, 'factor-reset', 'sms');`,
      ),
      without(
        'end of a reset by the factor',
        'libs/authentication/login/step-up.service.ts',
        `if (method === 'totp') await this.resets.cancelAfter(code, { ...client, person: member.id });`,
      ),
    ],
  },
  {
    id: 'S8',
    spec: 'libs/authentication/operators/operator-login.spec.ts',
    faults: [
      without(
        'end of a disabled operator',
        'libs/authentication/operators/operator-authenticator.ts',
        'operator ? { ...session, ...operator, permissions: new Set(operator.permissions) } : null',
        "{ ...session, account: '', elevatedUntil: null, ...operator, permissions: new Set(operator?.permissions) }",
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
        'if (!open && this.origins.isForeign(request.raw)) throw new AppError(platformErrors.error_origin_refused);',
      ),
      without(
        'test of the origin of a socket',
        'apps/api/src/socket.adapter.ts',
        '!this.origins.isForeign(request)',
        'true',
      ),
      without('scheme of a page', 'libs/platform/http/origin.ts', ' && !isHttps()', ''),
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
        'if (!(await useTokenOnce(this.database, jti, until)))\n      throw new AppError(platformErrors.error_encryption_replayed);',
      ),
      without(
        'test of aud',
        SEALED,
        'if (aud !== audience) throw new AppError(platformErrors.error_encryption_invalid);',
      ),
      without('refusal of what is compressed', SEALED, ' || header.zip !== undefined'),
      without('test of iat', SEALED, 'if (Math.abs(now.getTime() / 1000 - iat) > WINDOW_S)', 'if (!now)'),
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
        "headers(headers.of(request.headers.host)).header('x-request-id'",
        "header('x-request-id'",
      ),
      without('headers on kept pages', KEPT_REPLY, '...securityHeaders.of(host, this.inline), '),
      without(
        'headers of a reply that Fastify gives by itself',
        SERVER,
        'void reply.headers(headers.of(request.headers.host));\n      const appError',
        'const appError',
      ),
      without('ban of copies', HEADERS, `'cache-control': 'no-store',`),
      without('ban of frames in the CSP', HEADERS, `'frame-ancestors': ["'none'"],`),
      without(
        'ban of foreign scripts in the CSP',
        HEADERS,
        `'script-src': ["'self'", script]`,
        `'script-src': ['*']`,
      ),
    ],
  },
  {
    id: 'S15',
    spec: 'libs/platform/http/input-bounds.spec.ts',
    faults: [
      without('limit of the depth', BOUNDS, 'depth > MAX_DEPTH || '),
      without('limit of the values', BOUNDS, ' || values > MAX_VALUES'),
      without('limit of a path', BOUNDS, 'inner.length > MAX_PATH_LENGTH', `inner === ''`),
      without(
        'limit of the errors',
        'libs/platform/http/app-error.ts',
        '.slice(0, MAX_FIELD_ERRORS)',
        '.slice(0)',
      ),
      without(
        'size of a refusal',
        'libs/platform/http/reply.ts',
        'Buffer.byteLength(JSON.stringify(envelope)) <= MAX_ENVELOPE_BYTES',
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
        'throw error instanceof AppError ? error : unreadable(error);',
        'throw error;',
      ),
    ],
  },
];
