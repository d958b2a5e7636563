import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { SettingsModule } from '../settings/settings.module';
import { PressController } from './press.controller';
import { PressService } from './press.service';

@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [PressController],
  providers: [PressService],
})
export class PressModule {}
