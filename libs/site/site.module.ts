import { Global, Module } from '@nestjs/common';
import { AnnouncementJobs } from './announcements/announcement.jobs.js';
import { AnnouncementLifecycle } from './announcements/announcement.lifecycle.js';
import { AnnouncementQueries } from './announcements/announcement-queries.js';
import { Announcements } from './announcements/announcements.service.js';
import { Articles } from './articles/articles.service.js';
import { BrandRegistry } from './brand-registry.js';
import { ContentVersion } from './content-version.js';
import { MaintenanceJobs } from './maintenance/maintenance.jobs.js';
import { Maintenance } from './maintenance/maintenance.service.js';
import { MaintenanceDeadlines } from './maintenance/maintenance-deadlines.js';
import { OriginPolicy } from './origin-policy.js';
import { Settings } from './settings/settings.service.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';
import { SiteChanges } from './site-changes.js';
import { SiteGate } from './site-gate.js';
import { WebBuild } from './web-build.js';

const PARTS = [
  Articles,
  ContentVersion,
  BrandRegistry,
  Maintenance,
  MaintenanceDeadlines,
  OriginPolicy,
  Settings,
  SiteChanges,
  SiteGate,
  SiteService,
  WebBuild,
  Announcements,
  AnnouncementLifecycle,
  AnnouncementQueries,
];

@Global()
@Module({
  providers: PARTS,
  exports: PARTS,
})
export class SiteModule {}

@Module({ controllers: [SiteController] })
export class SiteHttpModule {}

/** For the worker. */
@Module({ providers: [AnnouncementJobs, MaintenanceJobs] })
export class SiteJobsModule {}
