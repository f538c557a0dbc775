import { Injectable } from '@nestjs/common';
import type { AnyMessageKind } from './common/message-kind.js';

/** The kinds of messages of this program. Contexts register theirs when it starts. */
@Injectable()
export class MessageKinds {
  private readonly byName = new Map<string, AnyMessageKind>();

  /** @throws Error if another kind has the name */
  register(kinds: readonly AnyMessageKind[]): void {
    for (const kind of kinds) {
      if (this.byName.has(kind.name)) throw new Error(`message kind ${kind.name} is registered twice`);
      this.byName.set(kind.name, kind);
    }
  }

  /** @throws Error for a kind that nobody has registered */
  assertRegistered(kind: AnyMessageKind): void {
    if (this.byName.get(kind.name) !== kind) throw new Error(`message kind ${kind.name} is not registered`);
  }
}
