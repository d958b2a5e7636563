import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { contentChanged } from '@solar/contracts/admin/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { ConsumeBatch } from '@solar/service-kit/messaging/handlers';
import { CatalogueWriter } from '../index/catalogue-writer';
import { ContentPageRepository } from './content-page.repository';

type Content = z.infer<typeof contentChanged.data>;

/** Follows published services, projects and articles, so that the search finds them. */
@Controller()
export class ContentPageConsumer {
  constructor(
    private readonly pages: ContentPageRepository,
    private readonly writer: CatalogueWriter,
  ) {}

  @ConsumeBatch(contentChanged, { durable: 'content-pages' })
  async project(batch: readonly Envelope<Content>[]): Promise<void> {
    await this.pages.project(batch.map(projectionOf));
    const ids = batch.map(({ data }) => data.contentId);
    await this.writer.announce('content', [...new Set(ids)]);
  }
}

function projectionOf({ version, data }: Envelope<Content>) {
  return {
    id: data.contentId,
    version,
    fields: {
      kind: data.kind,
      title: { en: data.titleEn, fr: data.titleFr },
      excerpt: { en: data.excerptEn, fr: data.excerptFr },
      url: data.url,
      published: data.published && !data.deleted,
    },
  };
}
