import { Controller } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { getEncryptionKeys } from '../common/keys.calls.js';
import { EncryptionKeys } from '../crypto/encryption-keys.js';
import { Handle } from './handle.js';

@Controller()
export class KeysController {
  constructor(
    private readonly keys: EncryptionKeys,
    private readonly clock: Clock,
  ) {}

  @Handle(getEncryptionKeys)
  async keysNow() {
    return { keys: (await this.keys.published()) as never, now: this.clock.now().toISOString() };
  }
}
