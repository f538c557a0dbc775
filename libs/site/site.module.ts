import { Global, Module } from '@nestjs/common';
import { BrandRegistry } from './brand-registry.js';
import { ContentVersion } from './content-version.js';
import { OriginPolicy } from './origin-policy.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Global()
@Module({
  providers: [ContentVersion, BrandRegistry, OriginPolicy, SiteService],
  exports: [ContentVersion, BrandRegistry, OriginPolicy, SiteService],
})
export class SiteModule {}

@Module({ controllers: [SiteController] })
export class SiteHttpModule {}
