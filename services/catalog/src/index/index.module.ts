import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueFeeds } from './catalogue-feeds';
import { CatalogueIndex } from './catalogue-index';
import { CatalogueWriter } from './catalogue-writer';
import { ChangeLog } from './change-log';
import { ChangeSignal } from './change-signal';
import { INDEX_CHANGE, indexChangeSchema } from './index-change.schema';

/** The records in memory and what keeps them fresh, for every feature. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: INDEX_CHANGE, schema: indexChangeSchema }])],
  providers: [CatalogueFeeds, ChangeLog, ChangeSignal, CatalogueIndex, CatalogueWriter],
  exports: [CatalogueFeeds, CatalogueIndex, CatalogueWriter],
})
export class IndexModule {}
