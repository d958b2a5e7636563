import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Attachment } from '@solar/contracts/account/tickets-http';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { FileStore } from '@solar/service-kit/files/file-store';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession, Model } from 'mongoose';
import type { AccountConfig } from '../config';
import { attachmentName } from './attachment-name';
import { attachmentType } from './attachment-type';
import type { AttachmentDoc } from './attachment.schema';

const UNUSED_MS = 24 * 3_600_000;
const SWEPT_MAX = 100;

/** Who asks for a file; staff read those of every ticket. */
export type AttachmentReader = { userId: string; staff: boolean };

function present({ _id, name, contentType, size }: AttachmentDoc): Attachment {
  return { id: _id, name, contentType, size };
}

/** Files of messages: sent first, then named by the message that they belong to. */
@Injectable()
export class AttachmentService {
  private readonly files: FileStore;

  constructor(
    @InjectModel('Attachment') private readonly attachments: Model<AttachmentDoc>,
    @Inject(CONFIG) { ATTACHMENT_DIR }: AccountConfig,
  ) {
    this.files = new FileStore(ATTACHMENT_DIR);
  }

  async upload(ownerId: string, filename: string, bytes: Buffer): Promise<Attachment> {
    const type = attachmentType(bytes);
    if (!type) {
      const taken = 'JPEG, PNG, WebP, AVIF, HEIC, PDF, ZIP, office documents, CSV or text only';
      throw problem.unprocessable('support.attachment_type', taken);
    }
    const _id = newId('att');
    await this.files.write(_id, bytes);
    const name = attachmentName(filename, type);
    const { contentType } = type;
    const made = { _id, ownerId, name, contentType, size: bytes.length };
    return present((await this.attachments.create(made)).toObject<AttachmentDoc>());
  }

  /** A file for somebody who may read it; another's does not exist. */
  async open(id: string, { userId, staff }: AttachmentReader) {
    const found = await this.attachments.findById(id).lean<AttachmentDoc>();
    const attached = found !== null && found.ticketId !== null;
    const own = found?.ownerId === userId || (found?.customerId === userId && !found.internal);
    if (!found || !(own || (staff && attached))) throw problem.notFound('File');
    return { ...present(found), ...(await this.files.read(id)) };
  }

  /** Files that a person has sent and that are in no message yet. Throws 422 when one of them is not there. */
  async unused(ownerId: string, ids: readonly string[] = []): Promise<Attachment[]> {
    if (ids.length === 0) return [];
    const docs = await this.attachments
      .find({ _id: { $in: ids }, ownerId, ticketId: null })
      .lean<AttachmentDoc[]>();
    const found = new Map(docs.map((doc) => [doc._id, doc]));
    return [...new Set(ids)].map((id) => {
      const doc = found.get(id);
      if (!doc) throw missing();
      return present(doc);
    });
  }

  /** Gives files to a message, in the transaction that writes it. Throws 422 when another message took one. */
  async attach(
    attachments: readonly Attachment[],
    to: Pick<AttachmentDoc, 'internal'> & { ticketId: string; customerId: string },
    session: ClientSession,
  ): Promise<void> {
    const ids = attachments.map(({ id }) => id);
    const unused = { _id: { $in: ids }, ticketId: null };
    const { matchedCount } = await this.attachments.updateMany(unused, { $set: to }, { session });
    if (matchedCount !== ids.length) throw missing();
  }

  /** Removes files that were sent a day ago and never used. */
  async sweep(now = new Date()): Promise<number> {
    const old = await this.attachments
      .find({ ticketId: null, createdAt: { $lt: new Date(now.getTime() - UNUSED_MS) } }, { _id: 1 })
      .limit(SWEPT_MAX)
      .lean<Pick<AttachmentDoc, '_id'>[]>();
    for (const { _id } of old) {
      const { deletedCount } = await this.attachments.deleteOne({ _id, ticketId: null });
      if (deletedCount === 1) await this.files.remove(_id);
    }
    return old.length;
  }
}

function missing() {
  return problem.unprocessable('support.attachment_missing', 'Please send the file again');
}
