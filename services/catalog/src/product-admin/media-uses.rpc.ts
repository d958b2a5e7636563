import { Controller } from '@nestjs/common';
import {
  PRODUCTS_WITH_MEDIA_MAX,
  type ProductsWithMedia,
} from '@solar/contracts/catalog/product-media';
import { productsWithMedia } from '@solar/contracts/catalog/rpc';
import { Answer } from '@solar/service-kit/messaging/handlers';
import type { z } from 'zod';
import { CatalogueIndex } from '../index/catalogue-index';
import type { ProductRecord } from '../index/catalogue-records';

type MediaFile = z.infer<typeof productsWithMedia.request>;
type User = ProductsWithMedia['products'][number];

/** Answers the media library which products show one of its files. */
@Controller()
export class MediaUsesRpc {
  constructor(private readonly index: CatalogueIndex) {}

  @Answer(productsWithMedia)
  async withMedia(file: MediaFile): Promise<ProductsWithMedia> {
    const records = [...this.index.all('product').values()];
    const users = records.flatMap((record) => userOf(record, file) ?? []);
    const byName = users.sort((a, b) => a.name.localeCompare(b.name));
    return { total: users.length, products: byName.slice(0, PRODUCTS_WITH_MEDIA_MAX) };
  }
}

function userOf(record: ProductRecord, file: MediaFile): User | null {
  const { _id: productId, sku, name } = record;
  if (isPictured(record, file)) return { productId, sku, name, shownAs: 'picture' };
  const isDocument = record.downloads.some(({ url }) => url === file.path);
  return isDocument ? { productId, sku, name, shownAs: 'document' } : null;
}

function isPictured({ pictures = [], imageSlug }: ProductRecord, { folder }: MediaFile): boolean {
  if (folder === null) return false;
  return imageSlug === folder || pictures.some((picture) => picture.folder === folder);
}
