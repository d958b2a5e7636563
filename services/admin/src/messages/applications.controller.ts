import { Controller, Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiProduces } from '@nestjs/swagger';
import { applicationInputSchema, CV_BYTES_MAX } from '@solar/contracts/admin/site-http';
import { Public, RequirePermission } from '@solar/service-kit/auth/access';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { Idempotent } from '@solar/service-kit/idempotency/idempotent';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import { z } from 'zod';
import { ApplicationsService } from './applications.service';

class ApplicationReceipt extends createZodDto(z.object({ id: z.string() })) {}

/** Applications for openings. They come as multipart: the fields, then the CV as the part `cv`. */
@Controller()
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Post('api/content/applications')
  @Public()
  @Idempotent()
  @RateLimit({ name: 'application', limit: 10, windowSeconds: 3600 })
  @ApiConsumes('multipart/form-data')
  @ZodResponse({ status: 201, type: ApplicationReceipt })
  async receive(@Req() request: FastifyRequest) {
    const part = request.isMultipart()
      ? await request.file({ limits: { fileSize: CV_BYTES_MAX } })
      : undefined;
    if (part?.fieldname !== 'cv') {
      throw problem.unprocessable('application.cv_missing', 'Send the CV as the part cv');
    }
    const { cv: _file, ...fields } = part.fields;
    const values = Object.entries(fields).map(([name, field]) => [
      name,
      field && 'value' in field ? field.value : undefined,
    ]);
    const input = applicationInputSchema.safeParse(Object.fromEntries(values));
    if (!input.success) {
      throw problem.validation(
        input.error.issues.map(({ path, code, message }) => ({
          ...{ path: path.join('.'), code, message },
        })),
      );
    }
    return this.applications.receive(input.data, part.filename, await part.toBuffer());
  }

  @Get('api/admin/messages/:id/cv')
  @RequirePermission('admin.messages.read')
  @ApiProduces('application/pdf')
  async cv(
    @Param('id', idPipe('msg')) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const bytes = await this.applications.cv(id);
    void reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="${id}.pdf"`,
    });
  }
}
