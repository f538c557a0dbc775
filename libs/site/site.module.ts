import { Global, Module } from '@nestjs/common';
import { AnnouncementJobs } from './announcements/announcement.jobs.js';
import { AnnouncementLifecycle } from './announcements/announcement.lifecycle.js';
import { AnnouncementQueries } from './announcements/announcement-queries.js';
import { Announcements } from './announcements/announcements.service.js';
import { ArticleJobs } from './articles/article.jobs.js';
import { ArticleEditing } from './articles/article-editing.service.js';
import { ArticlePlans } from './articles/article-plans.js';
import { ArticleQueries } from './articles/article-queries.js';
import { Articles } from './articles/articles.service.js';
import { BrandRegistry } from './brand-registry.js';
import { ContentVersion } from './content-version.js';
import { ImageRetention } from './images/image-retention.js';
import { SiteImages } from './images/site-images.js';
import { MaintenanceJobs } from './maintenance/maintenance.jobs.js';
import { Maintenance } from './maintenance/maintenance.service.js';
import { MaintenanceDeadlines } from './maintenance/maintenance-deadlines.js';
import { OriginPolicy } from './origin-policy.js';
import { Restriction } from './restriction/restriction.service.js';
import { SettingReaches } from './settings/setting-reaches.js';
import { Settings } from './settings/settings.service.js';
import { SettingsInForce } from './settings/settings-in-force.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';
import { SiteChanges } from './site-changes.js';
import { SiteGate } from './site-gate.js';
import { WebBuild } from './web-build.js';

const PARTS = [
  ArticleEditing,
  ArticlePlans,
  ArticleQueries,
  Articles,
  ContentVersion,
  BrandRegistry,
  Maintenance,
  MaintenanceDeadlines,
  OriginPolicy,
  Restriction,
  Settings,
  SettingReaches,
  SettingsInForce,
  SiteChanges,
  SiteGate,
  SiteImages,
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
@Module({ providers: [AnnouncementJobs, ArticleJobs, ImageRetention, MaintenanceJobs] })
export class SiteJobsModule {}
