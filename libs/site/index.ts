export { AnnouncementRow } from './announcements/announcement.entity.js';
export { runDueAnnouncement } from './announcements/announcement.job-definitions.js';
export { AnnouncementLifecycle } from './announcements/announcement.lifecycle.js';
export { AnnouncementQueries } from './announcements/announcement-queries.js';
export { Announcements } from './announcements/announcements.service.js';
export { languageToShow } from './announcements/check-draft.js';
export { paragraphsOf, sanitizeRichText } from './announcements/rich-text.js';
export { runDueArticle } from './articles/article.job-definitions.js';
export { type ArticleAuthor, ArticleEditing } from './articles/article-editing.service.js';
export { ArticleQueries } from './articles/article-queries.js';
export { articleErrors, cleanArticle } from './articles/check-article.js';
export { BRANDS_FOLDER, brandFolders } from './brand-folders.js';
export { type Brand, BrandRegistry } from './brand-registry.js';
export { anyHost, atHost } from './cdn-hosts.js';
export { ContentVersion } from './content-version.js';
export { type ForeignSources, foreignSources } from './foreign-sources.js';
export { SiteImages } from './images/site-images.js';
export { moveDeadlines } from './maintenance/maintenance.job-definitions.js';
export { Maintenance } from './maintenance/maintenance.service.js';
export {
  deadlinesRunUntil,
  deadlinesSuspended,
  type EndedMaintenance,
  MaintenanceDeadlines,
} from './maintenance/maintenance-deadlines.js';
export { OriginPolicy } from './origin-policy.js';
export { Restriction } from './restriction/restriction.service.js';
export { senderOf } from './sender.js';
export { type ServerPhrase, serverPhrase } from './server-phrases.js';
export { applyChanges, type SettingChange } from './settings/setting-changes.js';
export { type FoundReach, SettingReaches } from './settings/setting-reaches.js';
export { isGuarded, type SettingAuthor, Settings } from './settings/settings.service.js';
export { SettingsInForce } from './settings/settings-in-force.js';
export { SiteHttpModule, SiteJobsModule, SiteModule } from './site.module.js';
export { brandInfoOf, SiteService } from './site.service.js';
export { SiteChanges } from './site-changes.js';
export { SiteGate, statusOf } from './site-gate.js';
export { chosenLanguage } from './visitor-language.js';
export { WebBuild } from './web-build.js';
