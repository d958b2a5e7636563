import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HomeModule } from '../home/home.module';
import { AdminMails } from './admin-mails';
import { SettingsController } from './settings.controller';
import { settingsSchema } from './settings.schema';
import { SettingsService } from './settings.service';

@Module({
  imports: [HomeModule, MongooseModule.forFeature([{ name: 'Settings', schema: settingsSchema }])],
  controllers: [SettingsController],
  providers: [AdminMails, SettingsService],
  exports: [AdminMails, SettingsService],
})
export class SettingsModule {}
