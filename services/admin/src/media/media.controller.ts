import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  mediaChangeSchema,
  mediaCropSchema,
  mediaFoldersSchema,
  mediaUsesSchema,
} from '@solar/contracts/admin/media-http';
import { mediaPageSchema, mediaQuerySchema, mediaSchema } from '@solar/contracts/admin/site-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import type { FastifyRequest } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import { z } from 'zod';
import { MediaService } from './media.service';
import { MediaUsesService } from './media-uses.service';
import { ProductPictures } from './product-pictures';

class MediaListQuery extends createZodDto(mediaQuerySchema) {}
class UploadQuery extends createZodDto(
  z.strictObject({ folder: mediaQuerySchema.shape.folder.default('') }),
) {}
class CropBody extends createZodDto(mediaCropSchema) {}
class MediaChangeBody extends createZodDto(mediaChangeSchema) {}
class MediaFoldersDto extends createZodDto(mediaFoldersSchema) {}
class MediaUsesDto extends createZodDto(mediaUsesSchema) {}
class MediaDto extends createZodDto(mediaSchema) {}
class MediaPageDto extends createZodDto(mediaPageSchema) {}

/** The media library. Uploads are multipart with one part named `file`. */
@Controller('api/admin/media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly usesOfMedia: MediaUsesService,
    private readonly pictures: ProductPictures,
  ) {}

  @Get()
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: MediaPageDto })
  list(@Query() query: MediaListQuery) {
    return this.media.list(query);
  }

  @Get(':id')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: MediaDto })
  get(@Param('id', idPipe('med')) id: string) {
    return this.media.get(id);
  }

  /** Asks for the sizes that a product shows; how far they are stands in the file itself. Asking twice is the same. */
  @Post(':id/product-picture')
  @RequirePermission('admin.media.write')
  @ZodResponse({ status: 201, type: MediaDto })
  async makeProductPicture(@Param('id', idPipe('med')) id: string) {
    await this.pictures.request(id);
    return this.media.get(id);
  }

  /** Makes a file of its own of a part of a picture; the picture stays as it is. */
  @Post(':id/crops')
  @RequirePermission('admin.media.write')
  @Idempotent()
  @ZodResponse({ status: 201, type: MediaDto })
  crop(@Param('id', idPipe('med')) id: string, @Body() body: CropBody) {
    return this.media.crop(id, body);
  }

  @Post()
  @RequirePermission('admin.media.write')
  @ZodResponse({ status: 201, type: MediaDto })
  async upload(@Req() request: FastifyRequest, @Query() { folder }: UploadQuery) {
    if (!request.isMultipart()) throw problem.unprocessable('media.missing', 'Send one file');
    const part = await request.file();
    if (!part) throw problem.unprocessable('media.missing', 'Send one file');
    return this.media.upload(part.filename, folder, await part.toBuffer());
  }

  @Get('folders')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: MediaFoldersDto })
  folders() {
    return this.media.folders();
  }

  @Get(':id/uses')
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: MediaUsesDto })
  uses(@Param('id', idPipe('med')) id: string) {
    return this.usesOfMedia.of(id);
  }

  @Put(':id')
  @RequirePermission('admin.media.write')
  @ZodResponse({ status: 200, type: MediaDto })
  change(@Param('id', idPipe('med')) id: string, @Body() body: MediaChangeBody) {
    return this.media.change(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('admin.media.write')
  remove(@Param('id', idPipe('med')) id: string): Promise<void> {
    return this.media.remove(id);
  }
}
