import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { z } from 'zod';
import { contentChanged } from '@solar/contracts/admin/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { ChangeLog } from '../index/change-log';
import { CONTENT_PAGE, type ContentPageDoc } from './content-page.schema';

type Content = z.infer<typeof contentChanged.data>;

/** Follows published services, projects and articles, so that the search finds them. */
@Injectable()
export class ContentPageConsumer {
  constructor(
    @InjectModel(CONTENT_PAGE) private readonly pages: Model<ContentPageDoc>,
    private readonly changes: ChangeLog,
  ) {}

  @OnMessage(contentChanged, { durable: 'content-pages', latestOnly: true })
  async project(
    content: Content,
    _envelope: Envelope<Content>,
    session: ClientSession,
  ): Promise<void> {
    if (content.deleted || !content.published) {
      await this.pages.updateOne(
        { _id: content.contentId },
        { $set: { published: false } },
        { session },
      );
    } else {
      await this.pages.updateOne(
        { _id: content.contentId },
        {
          $set: {
            kind: content.kind,
            title: { en: content.titleEn, fr: content.titleFr },
            excerpt: { en: content.excerptEn, fr: content.excerptFr },
            url: content.url,
            published: true,
          },
        },
        { upsert: true, session },
      );
    }
    await this.changes.record(session, 'content', [content.contentId]);
  }
}
