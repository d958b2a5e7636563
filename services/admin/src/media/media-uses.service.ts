import { Inject, Injectable } from '@nestjs/common';
import type { MediaUses } from '@solar/contracts/admin/media-http';
import type { ProductsWithMedia } from '@solar/contracts/catalog/product-media';
import { productsWithMedia } from '@solar/contracts/catalog/rpc';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { ContentRepository } from '../content/content.repository';
import { HomeService } from '../home/home.service';
import { SettingsService } from '../settings/settings.service';
import { MediaService } from './media.service';

const ENTRIES_MAX = 20;

/** Where the files of the library are shown. */
@Injectable()
export class MediaUsesService {
  constructor(
    private readonly media: MediaService,
    private readonly entries: ContentRepository,
    private readonly settings: SettingsService,
    private readonly home: HomeService,
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Of many entries and products the first ones. */
  async of(id: string): Promise<MediaUses> {
    const { path, productPicture } = await this.media.get(id);
    const [entries, { ogImage }, home, products] = await Promise.all([
      this.entries.showing(path, ENTRIES_MAX),
      this.settings.read(),
      this.home.shows(path),
      this.products(path, productPicture?.folder ?? null),
    ]);
    const items = entries.map(({ _id, kind, title }) => ({ id: _id, kind, title }));
    return { items, settings: ogImage === path, home, products };
  }

  /** Null when the catalogue does not answer: nobody may read that as "none". */
  private async products(path: string, folder: string | null): Promise<ProductsWithMedia | null> {
    try {
      return await this.rpc.call(productsWithMedia, { path, folder });
    } catch (error) {
      this.logger.warn({ err: error, path }, 'the catalogue does not say which products show it');
      return null;
    }
  }
}
