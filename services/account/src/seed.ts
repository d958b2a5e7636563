import { runSeed } from '@solar/service-kit/bootstrap/run-seed';
import { seedDemo } from './seed/seed-demo';
import { accountService } from './service';

void runSeed(accountService, seedDemo);
