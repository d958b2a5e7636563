import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import { DEFAULT_COMPANY } from '@solar/contracts/admin/default-company';
import { sharePictureQuerySchema } from '@solar/contracts/common/share-picture-http';
import { Public } from '@solar/service-kit/auth/access';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { sendSharePicture } from '@solar/service-kit/share-picture/send-share-picture';
import { SharePictures } from '@solar/service-kit/share-picture/share-pictures';
import type { FastifyReply } from 'fastify';
import type { CatalogConfig } from '../config';
import { CatalogueIndex } from '../index/catalogue-index';
import { productShareSource } from './product-share-source';

class SharePictureQuery extends createZodDto(sharePictureQuerySchema) {}

/** The pictures that link previews of products show. */
@Controller('api/catalog/products/:idOrSlug/share-picture')
@Public()
export class SharePictureController {
  private readonly pictures: SharePictures;

  constructor(
    private readonly index: CatalogueIndex,
    @Inject(CONFIG) private readonly config: CatalogConfig,
  ) {
    this.pictures = new SharePictures(config.SHARE_PICTURE_DIR);
  }

  @Get()
  @ApiProduces('image/jpeg')
  async picture(
    @Param('idOrSlug') idOrSlug: string,
    @Query() { language }: SharePictureQuery,
    @Res() reply: FastifyReply,
  ) {
    const { snapshot } = this.index;
    const position = snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    const product = snapshot.at(position);
    const [settings] = this.index.all('settings').values();
    const source = productShareSource(product, snapshot.attributes, {
      language,
      siteName: settings?.siteName ?? DEFAULT_COMPANY.siteName,
      mediaDir: this.config.MEDIA_DIR,
    });
    const picture = await this.pictures.get(`${product.record._id}.${language}`, source);
    sendSharePicture(reply, picture);
  }
}
