import { Controller, Get, Header, Param, Post, Req, StreamableFile } from '@nestjs/common';
import {
  RETURN_PICTURE_ID_PREFIX,
  returnPictureSchema,
} from '@solar/contracts/checkout/returns-http';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import type { FastifyRequest } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import { ReturnPictures } from './return-pictures';

class ReturnPictureView extends createZodDto(returnPictureSchema) {}

/** Pictures of returns. Uploads are multipart with one part named `file`. */
@Controller('api/checkout/return-pictures')
@SignedIn()
export class ReturnPictureController {
  constructor(private readonly pictures: ReturnPictures) {}

  @Post()
  @RateLimit({ name: 'return-pictures', limit: 60, windowSeconds: 3_600 })
  @ZodResponse({ status: 201, type: ReturnPictureView })
  async add(@CurrentUser() user: Principal, @Req() request: FastifyRequest) {
    const part = request.isMultipart() ? await request.file() : undefined;
    if (!part) throw problem.unprocessable('media.missing', 'Send one file');
    return this.pictures.add(user, await part.toBuffer());
  }

  @Get(':id')
  @Header('cache-control', 'private, max-age=86400')
  async read(
    @CurrentUser() user: Principal,
    @Param('id', idPipe(RETURN_PICTURE_ID_PREFIX)) id: string,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.pictures.read(user, id), { type: 'image/webp' });
  }
}
