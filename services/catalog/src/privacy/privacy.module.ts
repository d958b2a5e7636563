import { Module } from '@nestjs/common';
import { PERSONAL_DATA } from '@solar/service-kit/personal-data/personal-data';
import { PersonalDataStore } from '@solar/service-kit/personal-data/personal-data-store';
import { CATALOG_PERSONAL_DATA } from './personal-data';
import { PrivacyController } from './privacy.controller';

@Module({
  controllers: [PrivacyController],
  providers: [PersonalDataStore, { provide: PERSONAL_DATA, useValue: CATALOG_PERSONAL_DATA }],
})
export class PrivacyModule {}
