import { Module } from '@nestjs/common';
import { IMPORTED_CONTENT } from '@solar/contracts/admin/content-columns';
import { ImportsModule } from '@solar/service-kit/imports/imports.module';
import { ContentModule } from '../content/content.module';
import { contentImportOf } from './content-import';

/** What editors import. */
@Module({
  imports: [
    ImportsModule.forService({
      service: 'admin',
      kinds: IMPORTED_CONTENT.map(contentImportOf),
      imports: [ContentModule],
    }),
  ],
})
export class ContentImportsModule {}
