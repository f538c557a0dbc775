import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SocketAuthenticator } from '#libs/platform/push/socket-authenticator';
import { AccessGuard } from './access.guard.js';
import { AccountOpening } from './account-opening.js';
import { IdentityController } from './identity.controller.js';
import { Invitations } from './invitations.js';
import { LoginService } from './login.service.js';
import { LoginThrottle } from './login-throttle.js';
import { Members } from './members.service.js';
import { NewMembers } from './new-members.js';
import { OperatorDoor } from './operator-door.js';
import { OperatorLogin } from './operator-login.service.js';
import { OperatorSessionController } from './operator-session.controller.js';
import { Operators } from './operators.service.js';
import { Passwords } from './passwords.js';
import { PaymentPasswords } from './payment-passwords.js';
import { RegistrationService } from './registration.service.js';
import { SecurityController } from './security.controller.js';
import { Sessions } from './sessions.service.js';
import { SocketSessions } from './socket-sessions.js';
import { Tree } from './tree.js';

@Global()
@Module({
  providers: [
    AccountOpening,
    Invitations,
    Members,
    NewMembers,
    OperatorDoor,
    Operators,
    Passwords,
    PaymentPasswords,
    Sessions,
    Tree,
    { provide: SocketAuthenticator, useClass: SocketSessions },
  ],
  exports: [
    AccountOpening,
    Invitations,
    Members,
    NewMembers,
    OperatorDoor,
    Operators,
    Passwords,
    PaymentPasswords,
    Sessions,
    SocketAuthenticator,
    Tree,
  ],
})
export class IdentityModule {}

@Module({
  controllers: [IdentityController, OperatorSessionController, SecurityController],
  providers: [
    LoginService,
    LoginThrottle,
    OperatorLogin,
    RegistrationService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class IdentityHttpModule {}
