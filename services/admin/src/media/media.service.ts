import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MediaChange, MediaCrop, MediaFolders } from '@solar/contracts/admin/media-http';
import type { Media, ProductPicture } from '@solar/contracts/admin/site-http';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import { containsText } from '@solar/service-kit/mongo/text-pattern';
import type { Model } from 'mongoose';
import { croppedName, croppedPicture } from './crop-picture';
import { inspectUpload } from './inspect-upload';
import { MediaFiles } from './media-files';
import type { MediaDoc } from '../pictures/media.schema';

function present(doc: MediaDoc): Media {
  const { _id, filename, folder, contentType, size, width, height, storedAs, createdAt } = doc;
  const { productPicture, focalPoint } = doc;
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
    ...(productPicture ? { productPicture: withoutTime(productPicture) } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}

function withoutTime({ folder, state, done, total }: ProductPicture): ProductPicture {
  return { folder, state, done, total };
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

  /** A part of a picture as a new file beside it. Throws 422 `media.not_a_picture`. */
  async crop(id: string, crop: MediaCrop): Promise<Media> {
    const doc = await this.media.findById(id).lean<MediaDoc>();
    if (!doc) throw problem.notFound('Media');
    if (!doc.contentType.startsWith('image/') || doc.contentType === 'image/svg+xml') {
      throw problem.unprocessable('media.not_a_picture', 'Only a photograph can be cropped');
    }
    const bytes = await croppedPicture(await this.files.bytes(doc.storedAs), crop);
    return this.upload(croppedName(doc.filename), doc.folder, bytes);
  }

  /** Newest first; `q` is part of the file's name. */
  async list({
    q,
    folder,
    ...query
  }: PageQuery & { folder?: string; q?: string }): Promise<Page<Media>> {
    const filter = {
      ...(folder === undefined ? {} : { folder }),
      ...(q ? { filename: containsText(q) } : {}),
    };
    const listing = { filter, sort: { _id: -1 } } as const;
    const [docs, total] = await listPage<MediaDoc>(this.media, listing, query);
    return paged(docs.map(present), total, query);
  }

  async get(id: string): Promise<Media> {
    const doc = await this.media.findById(id).lean<MediaDoc>();
    if (!doc) throw problem.notFound('Media');
    return present(doc);
  }

  /** The folders that hold files, by name. */
  async folders(): Promise<MediaFolders> {
    const rows = await this.media.aggregate<{ _id: string; files: number }>([
      { $group: { _id: '$folder', files: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ]);
    return { items: rows.map(({ _id: folder, files }) => ({ folder, files })) };
  }

  /** Throws 422 `media.not_a_picture` for the focal point of another kind of file. */
  async change(id: string, change: MediaChange): Promise<Media> {
    if (change.focalPoint && !(await this.get(id)).contentType.startsWith('image/')) {
      throw problem.unprocessable('media.not_a_picture', 'Only a picture has a focal point');
    }
    const doc = await this.media
      .findOneAndUpdate(
        { _id: id },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MediaDoc>();
    if (!doc) throw problem.notFound('Media');
    return present(doc);
  }

  async remove(id: string): Promise<void> {
    const doc = await this.media.findOneAndDelete({ _id: id }).lean<MediaDoc>();
    if (!doc) throw problem.notFound('Media');
    await this.files.remove(doc.storedAs);
  }
}
