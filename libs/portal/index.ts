export { HomeService } from './home.service.js';
export { PortalHttpModule } from './portal.module.js';
