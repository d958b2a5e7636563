import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { ContentKind } from '@solar/contracts/admin/content-http';
import { isPagedKind } from '@solar/contracts/admin/content-paths';
import { sharePictureQuerySchema } from '@solar/contracts/common/share-picture-http';
import { Public } from '@solar/service-kit/auth/access';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { slugPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { sendSharePicture } from '@solar/service-kit/share-picture/send-share-picture';
import { SharePictures } from '@solar/service-kit/share-picture/share-pictures';
import type { FastifyReply } from 'fastify';
import type { AdminConfig } from '../config';
import { contentKindPipe } from '../content/content-kind.pipe';
import { ContentRepository } from '../content/content.repository';
import { FocalPoints } from '../pictures/focal-points';
import { SettingsService } from '../settings/settings.service';
import { entryShareSource, siteShareSource } from './share-source';

class SharePictureQuery extends createZodDto(sharePictureQuerySchema) {}

/** The pictures that link previews show: of an entry, and of the pages that are none. */
@Controller('api/content')
@Public()
export class SharePictureController {
  private readonly pictures: SharePictures;

  constructor(
    private readonly entries: ContentRepository,
    private readonly settings: SettingsService,
    private readonly focalPoints: FocalPoints,
    @Inject(CONFIG) private readonly config: AdminConfig,
  ) {
    this.pictures = new SharePictures(config.SHARE_PICTURE_DIR);
  }

  @Get('share-picture')
  @ApiProduces('image/jpeg')
  async ofSite(@Query() { language }: SharePictureQuery, @Res() reply: FastifyReply) {
    const settings = await this.settings.readPublic();
    const mediaDir = this.config.MEDIA_DIR;
    const focalPoint = await this.focalPoints.of(settings.ogImage);
    const source = siteShareSource(settings, { language, mediaDir, focalPoint });
    sendSharePicture(reply, await this.pictures.get(`site.${language}`, source));
  }

  @Get(':kind/:slug/share-picture')
  @ApiProduces('image/jpeg')
  async ofEntry(
    @Param('kind', contentKindPipe) kind: ContentKind,
    @Param('slug', slugPipe) slug: string,
    @Query() { language }: SharePictureQuery,
    @Res() reply: FastifyReply,
  ) {
    const entry = isPagedKind(kind) ? await this.entries.bySlug(kind, slug) : null;
    if (!isPagedKind(kind) || entry?.status !== 'published') throw problem.notFound('Content');
    const { siteName } = await this.settings.readPublic();
    const mediaDir = this.config.MEDIA_DIR;
    const focalPoint = await this.focalPoints.of(entry.image?.path);
    const shown = { language, siteName, mediaDir, focalPoint };
    const source = entryShareSource({ ...entry, kind }, shown);
    sendSharePicture(reply, await this.pictures.get(`${entry._id}.${language}`, source));
  }
}
