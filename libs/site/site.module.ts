import { Global, Module } from '@nestjs/common';
import { BrandRegistry } from './brand-registry.js';
import { OriginPolicy } from './origin-policy.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Global()
@Module({
  providers: [BrandRegistry, OriginPolicy, SiteService],
  exports: [BrandRegistry, OriginPolicy, SiteService],
})
export class SiteModule {}

@Module({ controllers: [SiteController] })
export class SiteHttpModule {}
