import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module';
import { FormsModule } from './forms/forms.module';
import { RedirectsModule } from './redirects/redirects.module';
import { BrochureModule } from './brochure/brochure.module';
import { CertificatesModule } from './certificates/certificates.module';
import { ContentModule } from './content/content.module';
import { ContentImportsModule } from './imports/content-imports.module';
import { CrawlersModule } from './crawlers/crawlers.module';
import { CurrencyModule } from './currency/currency.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DeadLettersModule } from './dead-letters/dead-letters.module';
import { HomeModule } from './home/home.module';
import { MediaModule } from './media/media.module';
import { MenusModule } from './menus/menus.module';
import { MessagesModule } from './messages/messages.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { PressModule } from './press/press.module';
import { PrivacyModule } from './privacy/privacy.module';
import { SettingsModule } from './settings/settings.module';
import { StatusModule } from './status/status.module';

@Module({
  imports: [
    RedirectsModule,
    // Before the content, whose addresses take any word.
    BrochureModule,
    CertificatesModule,
    FormsModule,
    PressModule,
    ContentModule,
    ContentImportsModule,
    MenusModule,
    CrawlersModule,
    HomeModule,
    SettingsModule,
    CurrencyModule,
    MessagesModule,
    NewsletterModule,
    PrivacyModule,
    MediaModule,
    DashboardModule,
    DeadLettersModule,
    StatusModule,
    AuditModule,
  ],
})
export class AdminModule {}
