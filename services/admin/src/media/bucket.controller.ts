import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { Public } from '@solar/service-kit/auth/access';
import { slugPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ImageProxy } from './image-proxy';
import { MediaFiles } from './media-files';

const imageTypeSchema = z.enum(['main', 'card', 'detail-1']).catch('main');

/** A time stamp may be added to pass by caches; it changes nothing here. */
class BucketQuery extends createZodDto(z.strictObject({ t: z.string().max(40).optional() })) {}
class ProxyQuery extends createZodDto(
  z.strictObject({ url: z.url().max(2_000), t: z.string().max(40).optional() }),
) {}

/** Files for everybody: product pictures, uploads, and pictures of allowed outside hosts. */
@Controller()
@Public()
export class BucketController {
  constructor(
    private readonly files: MediaFiles,
    private readonly proxy: ImageProxy,
  ) {}

  @Get('api/bucket/product/:slug')
  product(
    @Param('slug', slugPipe) slug: string,
    @Query() _query: BucketQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(`products/${slug}/main.webp`, reply);
  }

  @Get('api/bucket/product/:slug/:imageType')
  productImage(
    @Param('slug', slugPipe) slug: string,
    @Param('imageType') imageType: string,
    @Query() _query: BucketQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(`products/${slug}/${imageTypeSchema.parse(imageType)}.webp`, reply);
  }

  @Get('api/bucket/*')
  file(
    @Param('*') path: string,
    @Query() _query: BucketQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(path, reply);
  }

  @Get('attached_assets/:file')
  attached(
    @Param('file') file: string,
    @Query() _query: BucketQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(`attached_assets/${file}`, reply);
  }

  @Get('api/proxy-image')
  async proxied(@Query() { url }: ProxyQuery, @Res({ passthrough: true }) reply: FastifyReply) {
    const image = await this.proxy.fetch(url);
    void reply.header('cache-control', 'public, max-age=86400');
    return new StreamableFile(image.bytes, { type: image.contentType, length: image.bytes.length });
  }

  private async send(path: string, reply: FastifyReply): Promise<StreamableFile> {
    const { stream, size, contentType } = await this.files.open(path);
    void reply.headers({
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      ...(contentType === 'image/svg+xml'
        ? { 'content-security-policy': "default-src 'none'; sandbox" }
        : {}),
    });
    return new StreamableFile(stream, { type: contentType, length: size });
  }
}
