import { Module } from '@nestjs/common';
import { SharePictureController } from './share-picture.controller';
import { SitemapController } from './sitemap.controller';

/** What search engines and link previews read of the catalogue. */
@Module({ controllers: [SitemapController, SharePictureController] })
export class CrawlersModule {}
