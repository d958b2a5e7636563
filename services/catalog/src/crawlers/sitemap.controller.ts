import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { sitemapPartsSchema } from '@solar/contracts/common/sitemap';
import { Public } from '@solar/service-kit/auth/access';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { ServiceConfig } from '@solar/service-kit/config/service-config';
import { partPipe } from '@solar/service-kit/crawlers/part-pipe';
import {
  pagesOfPart,
  sitemapParts,
  sitemapXml,
  type SitemapPage,
} from '@solar/service-kit/crawlers/sitemap';
import { problem } from '@solar/service-kit/errors/problem';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import type { FastifyReply } from 'fastify';
import { sendRevalidated, sendShared, SerialisedResponse } from '../answers/send-answer';
import { SerialisedAnswers } from '../answers/serialised-answers';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';
import { sitemapPages } from './sitemap-pages';

class SitemapPartsDto extends createZodDto(sitemapPartsSchema) {}

/** The catalogue's part of the sitemap; the edge puts it under `/sitemap-catalog-{part}.xml`. */
@Controller('api/catalog/sitemap')
@Public()
export class SitemapController {
  private known: { snapshot: CatalogueSnapshot; pages: SitemapPage[] } | null = null;

  constructor(
    private readonly index: CatalogueIndex,
    private readonly answers: SerialisedAnswers,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get()
  @SerialisedResponse(SitemapPartsDto)
  parts(@Res() reply: FastifyReply) {
    const make = () => sitemapParts('catalog', this.pages());
    sendRevalidated(reply, this.answers.get('everybody', 'sitemap', make));
  }

  @Get(':part')
  @ApiProduces('application/xml')
  part(@Param('part', partPipe) part: number, @Res() reply: FastifyReply) {
    const pages = pagesOfPart(this.pages(), part);
    if (pages.length === 0) throw problem.notFound('Sitemap');
    const make = () => sitemapXml(pages, this.config.PUBLIC_URL);
    const answer = this.answers.get('everybody', `sitemap-${part}`, make);
    sendShared(reply, answer, 'application/xml; charset=utf-8');
  }

  private pages(): SitemapPage[] {
    const { snapshot } = this.index;
    if (this.known?.snapshot !== snapshot) {
      this.known = { snapshot, pages: sitemapPages(snapshot) };
    }
    return this.known.pages;
  }
}
