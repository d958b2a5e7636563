import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { APPLICATION_MONTHS, type ApplicationInput } from '@solar/contracts/admin/site-http';
import { problem, ProblemException } from '@solar/service-kit/errors/problem';
import type { Model } from 'mongoose';
import { ContentService } from '../content/content.service';
import type { MessageDoc } from './message.schema';
import { MessagesService } from './messages.service';

/** Applications are messages with a file. The file stays out of the media library, which everybody may read. */
@Injectable()
export class ApplicationsService {
  constructor(
    @InjectModel('Message') private readonly messages: Model<MessageDoc>,
    private readonly inbox: MessagesService,
    private readonly content: ContentService,
  ) {}

  async receive(
    { consent: _given, opening: slug, ...sender }: ApplicationInput,
    filename: string,
    bytes: Buffer,
  ): Promise<{ id: string }> {
    if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') {
      throw problem.unprocessable('application.cv_type', 'The CV has to be a PDF');
    }
    const opening = await this.titleOf(slug);
    const deleteAfter = new Date();
    deleteAfter.setMonth(deleteAfter.getMonth() + APPLICATION_MONTHS);
    return this.inbox.keep({
      ...sender,
      subject: 'application',
      opening,
      cv: { filename: filename.slice(0, 200), size: bytes.length },
      cvBytes: bytes,
      deleteAfter,
    });
  }

  async cv(id: string): Promise<Buffer> {
    const doc = await this.messages.findById(id).select('+cvBytes').exec();
    if (!doc?.cvBytes) throw problem.notFound('CV');
    return Buffer.from(doc.cvBytes);
  }

  /** English, the office's language; an opening that is closed is none. */
  private async titleOf(slug: string): Promise<string> {
    const page = await this.content.read('pages', slug, null).catch((error: unknown) => {
      if (error instanceof ProblemException) return null;
      throw error;
    });
    if (page?.fields['opening'] !== true) {
      throw problem.unprocessable('application.closed', 'There is no such opening any more');
    }
    return page.title.en;
  }
}
