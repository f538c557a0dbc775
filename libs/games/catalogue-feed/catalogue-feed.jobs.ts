import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { readCatalogues } from './catalogue-feed.job-definitions.js';
import { CatalogueReader } from './catalogue-reader.js';

@Injectable()
export class CatalogueFeedJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly reader: CatalogueReader,
  ) {}

  onModuleInit(): void {
    this.handlers.register(readCatalogues, () => this.reader.readAll());
  }
}
