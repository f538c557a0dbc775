import { Global, Module } from '@nestjs/common';
import { BrandRegistry } from './brand-registry.js';
import { ContentVersion } from './content-version.js';
import { OriginPolicy } from './origin-policy.js';
import { Settings } from './settings/settings.service.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';
import { SiteChanges } from './site-changes.js';
import { SiteGate } from './site-gate.js';
import { WebBuild } from './web-build.js';

@Global()
@Module({
  providers: [
    ContentVersion,
    BrandRegistry,
    OriginPolicy,
    Settings,
    SiteChanges,
    SiteGate,
    SiteService,
    WebBuild,
  ],
  exports: [
    ContentVersion,
    BrandRegistry,
    OriginPolicy,
    Settings,
    SiteChanges,
    SiteGate,
    SiteService,
    WebBuild,
  ],
})
export class SiteModule {}

@Module({ controllers: [SiteController] })
export class SiteHttpModule {}
