import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Takes away what was sent, or was never to be sent, a week later. */
@Injectable()
export class OldLetters implements OnModuleInit {
  constructor(private readonly leftovers: Leftovers) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => {
      const parameters = [new Date(now.getTime() - KEPT_MS)];
      return [
        { table: 'identity.letter', where: 'created_at < $1', parameters },
        { table: 'identity.reset_link', where: 'created_at < $1', parameters },
      ];
    });
  }
}
