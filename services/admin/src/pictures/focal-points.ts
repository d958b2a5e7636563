import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ContentEntry } from '@solar/contracts/admin/content-http';
import type { FocalPoint } from '@solar/contracts/common/focal-point';
import type { Model } from 'mongoose';
import type { MediaDoc } from './media.schema';

const IN_LIBRARY = '/api/bucket/';

/** Focal points of the pictures that entries show. They belong to the picture, so that every entry with it follows a change. */
@Injectable()
export class FocalPoints {
  constructor(@InjectModel('Media') private readonly media: Model<MediaDoc>) {}

  /** The entries with the focal points of their pictures; nothing is asked where no picture is of the library. */
  async addTo<Entry extends ContentEntry>(entries: readonly Entry[]): Promise<Entry[]> {
    const points = await this.ofFiles(entries.flatMap(({ image }) => storedAs(image?.path) ?? []));
    return entries.map((entry) => {
      const focalPoint = points.get(storedAs(entry.image?.path) ?? '');
      return focalPoint ? { ...entry, focalPoint } : entry;
    });
  }

  async addToOne<Entry extends ContentEntry>(entry: Entry): Promise<Entry> {
    const focalPoint = await this.of(entry.image?.path);
    return focalPoint ? { ...entry, focalPoint } : entry;
  }

  /** Of one picture by its path; undefined for its centre. */
  async of(path: string | undefined): Promise<FocalPoint | undefined> {
    const file = storedAs(path);
    return file === null ? undefined : (await this.ofFiles([file])).get(file);
  }

  private async ofFiles(files: readonly string[]): Promise<ReadonlyMap<string, FocalPoint>> {
    if (files.length === 0) return new Map();
    const docs = await this.media
      .find({ storedAs: { $in: files } }, { storedAs: 1, focalPoint: 1 })
      .lean<Pick<MediaDoc, 'storedAs' | 'focalPoint'>[]>();
    return new Map(
      docs.flatMap(({ storedAs: file, focalPoint }) => (focalPoint ? [[file, focalPoint]] : [])),
    );
  }
}

/** The file of a picture of the library; null for the pictures of the site. */
function storedAs(path: string | undefined): string | null {
  return path?.startsWith(IN_LIBRARY) ? path.slice(IN_LIBRARY.length) : null;
}
