import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Media } from '@solar/contracts/admin/site-http';
import type { Page } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import { inspectUpload } from './inspect-upload';
import { MediaFiles } from './media-files';
import type { MediaDoc } from './media.schema';

function present(doc: MediaDoc): Media {
  const { _id, filename, folder, contentType, size, width, height, storedAs, createdAt } = doc;
  return {
    id: _id,
    filename,
    folder,
    contentType,
    size,
    width,
    height,
    path: `/api/bucket/${storedAs}`,
    uploadedAt: createdAt.toISOString(),
  };
}

/** The media library: files on disk, what they are in the database. */
@Injectable()
export class MediaService {
  constructor(
    @InjectModel('Media') private readonly media: Model<MediaDoc>,
    private readonly files: MediaFiles,
  ) {}

  async upload(filename: string, folder: string, bytes: Buffer): Promise<Media> {
    const upload = await inspectUpload(bytes);
    const id = newId('med');
    const storedAs = `uploads/${id}.${upload.extension}`;
    await this.files.write(storedAs, upload.bytes);
    const doc = await this.media.create({
      _id: id,
      filename: filename.slice(0, 200),
      folder,
      contentType: upload.contentType,
      size: upload.bytes.length,
      width: upload.width,
      height: upload.height,
      storedAs,
    });
    return present(doc.toObject<MediaDoc>());
  }

  async list(query: { page: number; pageSize: number; folder?: string }): Promise<Page<Media>> {
    const filter = query.folder === undefined ? {} : { folder: query.folder };
    const listing = { filter, sort: { _id: -1 } } as const;
    const [docs, total] = await listPage<MediaDoc>(this.media, listing, query);
    return paged(docs.map(present), total, query);
  }

  async remove(id: string): Promise<void> {
    const doc = await this.media.findOneAndDelete({ _id: id }).lean<MediaDoc>();
    if (!doc) throw problem.notFound('Media');
    await this.files.remove(doc.storedAs);
  }
}
