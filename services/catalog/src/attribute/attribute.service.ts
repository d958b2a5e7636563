import { Injectable } from '@nestjs/common';
import type { AdminAttribute, AttributeInput } from '@solar/contracts/catalog/admin-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { CatalogueIndex } from '../index/catalogue-index';
import type { AttributeRecord } from '../index/catalogue-records';
import { CatalogueWriter } from '../index/catalogue-writer';
import { ProductRepository } from '../product/product.repository';
import { AttributeRepository } from './attribute.repository';

@Injectable()
export class AttributeService {
  constructor(
    private readonly attributes: AttributeRepository,
    private readonly products: ProductRepository,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
  ) {}

  list(): AdminAttribute[] {
    const attributes = [...this.index.all('attribute').values()].sort(byPosition);
    return attributes.map((attribute) => ({
      id: attribute._id,
      code: attribute.code,
      name: attribute.name,
      type: attribute.type,
      unit: attribute.unit,
      decimals: attribute.decimals,
      group: attribute.group,
      position: attribute.position,
      required: attribute.required,
      highlight: attribute.highlight,
      filterable: attribute.filterable,
      comparable: attribute.comparable,
      searchTerms: attribute.searchTerms,
      options: attribute.options,
      version: attribute.version,
    }));
  }

  async create(input: AttributeInput): Promise<{ id: string; version: number }> {
    const id = newId('atr');
    await this.writer.write(async (session, note) => {
      await this.attributes.insert(id, input, session);
      await note('attribute', id);
    });
    return { id, version: 0 };
  }

  /** Code and type stay while a product has the attribute, or its value would mean something else. */
  async update(
    id: string,
    version: number,
    input: AttributeInput,
  ): Promise<{ id: string; version: number }> {
    await this.writer.write(async (session, note) => {
      const { code, type } = await this.attributes.get(id, session);
      const meansOther = input.code !== code || input.type !== type;
      if (meansOther && (await this.products.existsWith({ 'attributes.code': code }, session))) {
        throw problem.conflict('attribute.in_use', 'Code and type stay while products have it');
      }
      await this.attributes.update({ _id: id, version }, input, session);
      await note('attribute', id);
    });
    return { id, version: version + 1 };
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      const { code } = await this.attributes.get(id, session);
      if (await this.products.existsWith({ 'attributes.code': code }, session)) {
        throw problem.conflict('attribute.in_use', 'An attribute that products have stays');
      }
      await this.attributes.remove({ _id: id, version }, session);
      await note('attribute', id);
    });
  }
}

function byPosition(a: AttributeRecord, b: AttributeRecord): number {
  return a.position - b.position || (a.code < b.code ? -1 : 1);
}
