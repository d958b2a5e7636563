import { Module } from '@nestjs/common';
import { ImportsModule } from '@solar/service-kit/imports/imports.module';
import { AuthModule } from '../auth/auth.module';
import { GroupModule } from '../group/group.module';
import { PrivacyModule } from '../privacy/privacy.module';
import { UserModule } from '../user/user.module';
import { CustomerImport } from './customer-import';

/** What is imported of people. */
@Module({
  imports: [
    ImportsModule.forService({
      service: 'account',
      kinds: [CustomerImport],
      imports: [AuthModule, GroupModule, PrivacyModule, UserModule],
    }),
  ],
})
export class AccountImportsModule {}
