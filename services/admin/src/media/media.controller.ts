import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { mediaPageSchema, mediaQuerySchema, mediaSchema } from '@solar/contracts/admin/site-http';
import { RequirePermission } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import type { FastifyRequest } from 'fastify';
import { createZodDto, ZodResponse } from 'nestjs-zod';
import { z } from 'zod';
import { MediaService } from './media.service';

class MediaListQuery extends createZodDto(mediaQuerySchema) {}
class UploadQuery extends createZodDto(
  z.strictObject({ folder: mediaQuerySchema.shape.folder.default('') }),
) {}
class MediaDto extends createZodDto(mediaSchema) {}
class MediaPageDto extends createZodDto(mediaPageSchema) {}

/** The media library. Uploads are multipart with one part named `file`. */
@Controller('api/admin/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  @Get()
  @RequirePermission('admin.content.read')
  @ZodResponse({ status: 200, type: MediaPageDto })
  list(@Query() query: MediaListQuery) {
    return this.media.list(query);
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

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('admin.media.write')
  remove(@Param('id', idPipe('med')) id: string): Promise<void> {
    return this.media.remove(id);
  }
}
