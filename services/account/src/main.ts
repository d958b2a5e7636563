import { startService } from '@solar/service-kit/bootstrap/start-service';
import { accountService } from './service';

void startService(accountService);
