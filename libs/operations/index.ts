export { OperationsHttpModule, OperationsModule } from './operations.module.js';
