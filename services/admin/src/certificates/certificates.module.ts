import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { CertificatesController } from './certificates.controller';
import { CertificatesService } from './certificates.service';

@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [CertificatesController],
  providers: [CertificatesService],
})
export class CertificatesModule {}
