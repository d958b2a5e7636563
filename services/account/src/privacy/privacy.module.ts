import { Module } from '@nestjs/common';
import { PERSONAL_DATA } from '@solar/service-kit/personal-data/personal-data';
import { PersonalDataStore } from '@solar/service-kit/personal-data/personal-data-store';
import { AuthModule } from '../auth/auth.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { AccountDeletion } from './account-deletion';
import { AccountDeletionController } from './account-deletion.controller';
import { ACCOUNT_PERSONAL_DATA } from './personal-data';
import { PrivacyController } from './privacy.controller';

@Module({
  imports: [AuthModule, MailsModule, UserModule],
  controllers: [AccountDeletionController, PrivacyController],
  providers: [
    AccountDeletion,
    PersonalDataStore,
    { provide: PERSONAL_DATA, useValue: ACCOUNT_PERSONAL_DATA },
  ],
  exports: [AccountDeletion],
})
export class PrivacyModule {}
