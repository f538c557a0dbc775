export { type Brand, BrandRegistry } from './brand-registry.js';
export { ContentVersion } from './content-version.js';
export { OriginPolicy } from './origin-policy.js';
export { applyChanges, type SettingChange } from './settings/setting-changes.js';
export { isGuarded, type SettingAuthor, Settings } from './settings/settings.service.js';
export { SiteHttpModule, SiteModule } from './site.module.js';
export { brandInfoOf, SiteService } from './site.service.js';
export { SiteChanges } from './site-changes.js';
export { chosenLanguage } from './visitor-language.js';
