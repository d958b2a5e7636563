import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { languageSchema } from '@solar/contracts/common/localized';
import { sitemapPartsSchema } from '@solar/contracts/common/sitemap';
import { Public } from '@solar/service-kit/auth/access';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { partPipe } from '@solar/service-kit/crawlers/part-pipe';
import { pagesOfPart, sitemapParts, sitemapXml } from '@solar/service-kit/crawlers/sitemap';
import { problem } from '@solar/service-kit/errors/problem';
import { sendTagged } from '@solar/service-kit/http/send-tagged';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import type { FastifyReply } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import type { AdminConfig } from '../config';
import { ContentRepository } from '../content/content.repository';
import { SettingsService } from '../settings/settings.service';
import { articleFeed } from './article-feed';
import { contentSitemapPages } from './content-sitemap';

class SitemapPartsDto extends createZodDto(sitemapPartsSchema) {}

const FEED_ARTICLES = 30;

/**
 * What search engines and feed readers read of the content. The edge puts the parts of the sitemap under
 * `/sitemap-content-{part}.xml` and the feeds under `/blog/feed.xml` and `/fr/blog/feed.xml`, and keeps them for a while.
 */
@Controller('api/content')
@Public()
export class CrawlersController {
  constructor(
    private readonly entries: ContentRepository,
    private readonly settings: SettingsService,
    @Inject(CONFIG) private readonly config: AdminConfig,
  ) {}

  @Get('sitemap')
  @ZodResponse({ status: 200, type: SitemapPartsDto })
  async parts() {
    return sitemapParts('content', contentSitemapPages(await this.entries.publishedPages()));
  }

  @Get('sitemap/:part')
  @ApiProduces('application/xml')
  async part(@Param('part', partPipe) part: number, @Res() reply: FastifyReply) {
    const pages = pagesOfPart(contentSitemapPages(await this.entries.publishedPages()), part);
    if (pages.length === 0) throw problem.notFound('Sitemap');
    send(reply, sitemapXml(pages, this.config.PUBLIC_URL), 'application/xml; charset=utf-8');
  }

  @Get('feeds/:language')
  @ApiProduces('application/rss+xml')
  async feed(@Param('language') given: string, @Res() reply: FastifyReply) {
    const language = languageSchema.safeParse(given);
    if (!language.success) throw problem.notFound('Feed');
    const [articles, { siteName }] = await Promise.all([
      this.entries.newestArticles(FEED_ARTICLES),
      this.settings.readPublic(),
    ]);
    const origin = this.config.PUBLIC_URL;
    const feed = articleFeed({ articles, siteName, origin, language: language.data });
    send(reply, feed, 'application/rss+xml; charset=utf-8');
  }
}

function send(reply: FastifyReply, text: string, type: string): void {
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  sendTagged(reply, { bytes: text, etag }, type, { 'cache-control': 'public, max-age=30' });
}
