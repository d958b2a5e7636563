import { LIMITS } from '@solar/contracts/common/limits';
import type { ServiceOptions } from '@solar/service-kit/bootstrap/service-options';
import { AccountModule } from './app.module';
import { accountConfig } from './config';
import { migrations } from './migrations';

/** The account service, as its process, its seed and its tests start it. */
export const accountService: ServiceOptions = {
  name: 'account',
  module: AccountModule,
  config: accountConfig,
  cookies: true,
  multipart: { maxBytes: LIMITS.mediaBytesMax },
  migrations,
};
