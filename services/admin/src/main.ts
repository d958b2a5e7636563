import { startService } from '@solar/service-kit/bootstrap/start-service';
import { adminService } from './service';

void startService(adminService);
