import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { BrochureController } from './brochure.controller';
import { BrochureService } from './brochure.service';

@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [BrochureController],
  providers: [BrochureService],
})
export class BrochureModule {}
