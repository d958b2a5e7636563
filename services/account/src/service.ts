import type { ServiceOptions } from '@solar/service-kit/bootstrap/service-options';
import { AccountModule } from './app.module';
import { accountConfig } from './config';

/** The account service, as its process, its seed and its tests start it. */
export const accountService: ServiceOptions = {
  name: 'account',
  module: AccountModule,
  config: accountConfig,
  cookies: true,
};
