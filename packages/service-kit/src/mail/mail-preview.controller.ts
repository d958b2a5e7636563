import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  mailListSchema,
  mailPreviewQuerySchema,
  mailPreviewSchema,
  type MailList,
  type MailPreview,
} from '@solar/contracts/common/mail-preview-http';
import { ZodResponse } from 'nestjs-zod';
import { RequirePermission } from '../auth/access';
import { problem } from '../errors/problem';
import { createZodDto } from '../http/zod-dto';
import { MailWriter } from './mail-writer';

class PreviewQuery extends createZodDto(mailPreviewQuerySchema) {}
class MailListDto extends createZodDto(mailListSchema) {}
class MailPreviewDto extends createZodDto(mailPreviewSchema) {}

/** Shows staff every mail of a service with sample data; a service that sends none has an empty list. */
export function mailPreviewControllerOf(service: string): Type {
  @Controller(`api/${service}/mails`)
  @RequirePermission('admin.settings.read')
  class MailPreviewController {
    constructor(private readonly discovery: DiscoveryService) {}

    @Get()
    @ZodResponse({ status: 200, type: MailListDto })
    async list(@Query() { language }: PreviewQuery): Promise<MailList> {
      const items = this.writers().flatMap((writer) =>
        writer.names().map(async (name) => {
          const { subject } = await writer.preview(name, language);
          return { name, subject };
        }),
      );
      return { items: await Promise.all(items) };
    }

    @Get(':name')
    @ZodResponse({ status: 200, type: MailPreviewDto })
    async read(
      @Param('name') name: string,
      @Query() { language }: PreviewQuery,
    ): Promise<MailPreview> {
      const writer = this.writers().find((one) => one.names().includes(name));
      if (!writer) throw problem.notFound('Mail');
      const { subject, html = '', text } = await writer.preview(name, language);
      return { name, subject, html, text };
    }

    private writers(): MailWriter[] {
      const found = this.discovery.getProviders().map(({ instance }) => instance as unknown);
      return [...new Set(found)].filter((one): one is MailWriter => one instanceof MailWriter);
    }
  }
  return MailPreviewController;
}
