import { Inject, Injectable } from '@nestjs/common';
import type { CreateProduct } from '@solar/contracts/catalog/admin-http';
import { productImageUrl } from '@solar/contracts/catalog/product-images';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { FieldError } from '@solar/service-kit/errors/problem';
import { FileStore } from '@solar/service-kit/files/file-store';
import type { CatalogConfig } from '../config';
import type { ProductRecord } from '../index/catalogue-records';

type Named = Pick<CreateProduct, 'pictures' | 'downloads'>;
type Known = Pick<ProductRecord, 'pictures' | 'downloads'>;

/** Addresses of the site's files, with the folder below the media folder that each serves. */
const SERVED = [
  { address: '/api/bucket/', folder: '' },
  { address: '/images/', folder: '' },
  { address: '/attached_assets/', folder: 'attached_assets/' },
];
/** Written by the service itself whenever they are asked for. */
const WRITTEN = /^\/api\/catalog\//;

/** Whether the files are there that products name: the folder of all uploads, which this service reads only. */
@Injectable()
export class ProductFiles extends FileStore {
  constructor(@Inject(CONFIG) { MEDIA_DIR }: CatalogConfig) {
    super(MEDIA_DIR);
  }

  /** Whether there are pictures in a folder. */
  hasPictures(folder: string): Promise<boolean> {
    return this.hasFile(productImageUrl(folder, 'main'));
  }

  /** What the product names without its being there; what it has named before is left in peace. */
  async missing({ pictures = [], downloads }: Named, known?: Known): Promise<FieldError[]> {
    const folders = new Set(known?.pictures?.map(({ folder }) => folder));
    const urls = new Set(known?.downloads.map(({ url }) => url));
    const found = await Promise.all([
      ...pictures.map(async ({ folder }, index) =>
        folders.has(folder) || (await this.hasPictures(folder))
          ? []
          : [missing(`pictures.${index}.folder`)],
      ),
      ...downloads.map(async ({ url }, index) =>
        urls.has(url) || (await this.hasFile(url)) ? [] : [missing(`downloads.${index}.url`)],
      ),
    ]);
    return found.flat();
  }

  private async hasFile(url: string): Promise<boolean> {
    if (url.startsWith('https://') || WRITTEN.test(url)) return true;
    const served = SERVED.find(({ address }) => url.startsWith(address));
    if (!served) return false;
    return this.has(served.folder + url.slice(served.address.length));
  }
}

function missing(path: string): FieldError {
  return { path, code: 'no_such_file', message: 'There is no such file' };
}
