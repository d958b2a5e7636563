import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SettingsController } from './settings.controller';
import { settingsSchema } from './settings.schema';
import { SettingsService } from './settings.service';

/** What the warehouse decides for itself. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'Settings', schema: settingsSchema }])],
  controllers: [SettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
