import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { projectNewest, type Projection } from '@solar/service-kit/mongo/project-newest';
import type { ContentRecord } from '../index/catalogue-records';
import { byIds } from '../storage/by-ids';
import { CONTENT_PAGE, type ContentPageDoc } from './content-page.schema';

@Injectable()
export class ContentPageRepository {
  constructor(@InjectModel(CONTENT_PAGE) private readonly pages: Model<ContentPageDoc>) {}

  /** Keeps the newest state of each page by its version. */
  project(pages: readonly Projection<ContentPageDoc>[]): Promise<void> {
    return projectNewest(this.pages, pages);
  }

  records(ids?: readonly string[]): Promise<ContentRecord[]> {
    return this.pages
      .find({ ...byIds(ids), published: true }, { kind: 1, title: 1, excerpt: 1, url: 1 })
      .lean<ContentRecord[]>()
      .exec();
  }
}
