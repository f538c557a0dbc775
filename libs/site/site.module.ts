import { Global, Module } from '@nestjs/common';
import { BrandRegistry } from './brand-registry.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Global()
@Module({ providers: [BrandRegistry, SiteService], exports: [BrandRegistry, SiteService] })
export class SiteModule {}

@Module({ controllers: [SiteController] })
export class SiteHttpModule {}
