import { Controller, Get, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { attachmentSchema } from '@solar/contracts/account/tickets-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { RateLimit } from '@solar/service-kit/rate-limit/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ZodResponse } from 'nestjs-zod';
import { AttachmentService } from './attachment.service';

class AttachmentDto extends createZodDto(attachmentSchema) {}

/** Files of messages to support. Uploads are multipart with one part named `file`. */
@Controller('api/support/attachments')
@SignedIn()
export class AttachmentController {
  constructor(private readonly attachments: AttachmentService) {}

  @Post()
  @RateLimit({ name: 'attachment', limit: 60, windowSeconds: 3_600 })
  @ZodResponse({ status: 201, type: AttachmentDto })
  async upload(@CurrentUser() user: Principal, @Req() request: FastifyRequest) {
    const part = request.isMultipart() ? await request.file() : undefined;
    if (!part) throw problem.unprocessable('support.attachment_missing', 'Send one file');
    return this.attachments.upload(user.userId, part.filename, await part.toBuffer());
  }

  @Get(':id')
  async download(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('att')) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const staff = hasPermission(user, 'account.tickets.read');
    const file = await this.attachments.open(id, { userId: user.userId, staff });
    void reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    return new StreamableFile(file.stream, {
      type: file.contentType,
      length: file.size,
      disposition: `attachment; filename*=UTF-8''${headerText(file.name)}`,
    });
  }
}

/** A text as RFC 8187 has it in a header. */
function headerText(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
