import { Module } from '@nestjs/common';
import { AddressModule } from './address/address.module';
import { AttachmentModule } from './attachment/attachment.module';
import { AuthModule } from './auth/auth.module';
import { CannedAnswerModule } from './canned-answer/canned-answer.module';
import { ChatModule } from './chat/chat.module';
import { CustomerModule } from './customer/customer.module';
import { QuoteMailsModule } from './quote-mails/quote-mails.module';
import { DataExportModule } from './data-export/data-export.module';
import { EmailChangeModule } from './email-change/email-change.module';
import { GroupModule } from './group/group.module';
import { AccountImportsModule } from './imports/account-imports.module';
import { ListViewModule } from './list-view/list-view.module';
import { PrivacyModule } from './privacy/privacy.module';
import { ProfileModule } from './profile/profile.module';
import { SecurityModule } from './security/security.module';
import { StaffModule } from './staff/staff.module';
import { TicketModule } from './ticket/ticket.module';
import { WishlistModule } from './wishlist/wishlist.module';

@Module({
  imports: [
    AuthModule,
    ProfileModule,
    SecurityModule,
    EmailChangeModule,
    AddressModule,
    WishlistModule,
    ListViewModule,
    GroupModule,
    CustomerModule,
    QuoteMailsModule,
    StaffModule,
    CannedAnswerModule,
    AttachmentModule,
    TicketModule,
    ChatModule,
    PrivacyModule,
    DataExportModule,
    AccountImportsModule,
  ],
})
export class AccountModule {}
