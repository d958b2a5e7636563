import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { FormsController } from './forms.controller';
import { FormsService } from './forms.service';

@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [FormsController],
  providers: [FormsService],
})
export class FormsModule {}
