import { Module } from '@nestjs/common';
import { ACCOUNT_TRANSITIONS } from '@solar/contracts/account/deletion-states';
import { assertTransitions } from '@solar/contracts/common/state-machine';
import { PERSONAL_DATA } from '@solar/service-kit/personal-data/personal-data';
import { PersonalDataStore } from '@solar/service-kit/personal-data/personal-data-store';
import { AuthModule } from '../auth/auth.module';
import { MailsModule } from '../mails/mails.module';
import { UserModule } from '../user/user.module';
import { AccountDeletion } from './account-deletion';
import { AccountDeletionController } from './account-deletion.controller';
import { AccountErasure } from './account-erasure';
import { DueDeletions } from './due-deletions';
import { ACCOUNT_PERSONAL_DATA } from './personal-data';
import { PrivacyController } from './privacy.controller';

assertTransitions('account', ACCOUNT_TRANSITIONS, 'kept');

@Module({
  imports: [AuthModule, MailsModule, UserModule],
  controllers: [AccountDeletionController, PrivacyController],
  providers: [
    AccountDeletion,
    AccountErasure,
    DueDeletions,
    PersonalDataStore,
    { provide: PERSONAL_DATA, useValue: ACCOUNT_PERSONAL_DATA },
  ],
  exports: [AccountErasure],
})
export class PrivacyModule {}
