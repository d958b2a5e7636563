import { Injectable } from '@nestjs/common';
import type { AdminBrand, BrandInput } from '@solar/contracts/catalog/admin-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import { ProductAnnouncer } from '../product/product-announcer';
import { ProductRepository } from '../product/product.repository';
import { BrandRepository } from './brand.repository';

@Injectable()
export class BrandService {
  constructor(
    private readonly brands: BrandRepository,
    private readonly products: ProductRepository,
    private readonly announcer: ProductAnnouncer,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
  ) {}

  list(): { slug: string; name: string; productCount: number }[] {
    const { brands, facets } = this.index.snapshot;
    return brands.map(({ slug, name }) => ({
      slug,
      name,
      productCount: facets.brand.get(slug)?.count() ?? 0,
    }));
  }

  adminList(): AdminBrand[] {
    const counts = new Map<string, number>();
    for (const { brandId } of this.index.all('product').values()) {
      counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
    }
    return [...this.index.all('brand').values()]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ _id, slug, name, description, website, version }) => ({
        id: _id,
        slug,
        name,
        description,
        website,
        productCount: counts.get(_id) ?? 0,
        version,
      }));
  }

  async create(input: BrandInput): Promise<{ id: string; version: number }> {
    const id = newId('brd');
    await this.writer.write(async (session, note) => {
      await this.brands.insert(id, input, session);
      await note('brand', id);
    });
    return { id, version: 0 };
  }

  async update(
    id: string,
    version: number,
    input: BrandInput,
  ): Promise<{ id: string; version: number }> {
    await this.writer.write(async (session, note) => {
      const { name } = await this.brands.get(id, session);
      await this.brands.update({ _id: id, version }, input, session);
      await note('brand', id);
      if (name !== input.name) await this.announcer.announce({ brandId: id }, session, note);
    });
    return { id, version: version + 1 };
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      await this.brands.get(id, session);
      if (await this.products.existsWith({ brandId: id }, session)) {
        throw problem.conflict('brand.has_products', 'A brand with products stays');
      }
      await this.brands.remove({ _id: id, version }, session);
      await note('brand', id);
    });
  }
}
