import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '#libs/platform/housekeeping/retention';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes images that were uploaded, but that no saved draft has named for a day. */
@Injectable()
export class ImageRetention implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.register((now) => [
      {
        table: 'site.image',
        where: 'not used and uploaded_at < $1',
        parameters: [new Date(now.getTime() - DAY_MS)],
      },
    ]);
  }
}
