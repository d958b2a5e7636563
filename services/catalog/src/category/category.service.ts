import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type {
  AdminCategory,
  CategoryInput,
  CategoryPlace,
} from '@solar/contracts/catalog/admin-http';
import type { CategoryView } from '@solar/contracts/catalog/http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import { assertConditions, assertValues } from '../attribute/attribute-values';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter } from '../index/catalogue-writer';
import type { IndexedProduct } from '../index/catalogue-snapshot';
import { imageOf } from '../product/product-image';
import { ProductAnnouncer } from '../product/product-announcer';
import { ProductRepository } from '../product/product.repository';
import { CategoryRepository } from './category.repository';

const pictureOf = (product: IndexedProduct | undefined) => {
  const picture = product && imageOf(product.record, 'card');
  return picture ? { pictureUrl: picture.url } : {};
};

@Injectable()
export class CategoryService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly products: ProductRepository,
    private readonly announcer: ProductAnnouncer,
    private readonly index: CatalogueIndex,
    private readonly writer: CatalogueWriter,
  ) {}

  /** In menu order, with the number of active products in it and below it. */
  list(): CategoryView[] {
    const { snapshot } = this.index;
    const { categories, facets } = snapshot;
    const slugs = new Map(categories.map((category) => [category._id, category.slug]));
    return categories.map((category) => ({
      slug: category.slug,
      ...(category.formerSlugs ? { formerSlugs: category.formerSlugs } : {}),
      name: category.name,
      description: category.description,
      parentSlug: category.parentId === null ? null : (slugs.get(category.parentId) ?? null),
      productCount: facets.category.get(category.slug)?.count() ?? 0,
      showInDesktopMenu: category.showInDesktopMenu,
      showInMobileMenu: category.showInMobileMenu,
      ...pictureOf(snapshot.leading(category.slug)),
    }));
  }

  adminList(): AdminCategory[] {
    const counts = new Map<string, number>();
    for (const { categoryId } of this.index.all('product').values()) {
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
    }
    return [...this.index.all('category').values()]
      .sort((a, b) => a.position - b.position || a.name.en.localeCompare(b.name.en))
      .map(({ _id, slug, name, description, parentId, position, version, ...menu }) => ({
        id: _id,
        slug,
        name,
        description,
        parentId,
        position,
        showInDesktopMenu: menu.showInDesktopMenu,
        showInMobileMenu: menu.showInMobileMenu,
        requiredAttributes: menu.requiredAttributes ?? [],
        requiredWhen: menu.requiredWhen ?? [],
        attributes: (menu.attributes ?? []).filter(({ code }) => this.definitions.has(code)),
        productCount: counts.get(_id) ?? 0,
        version,
      }));
  }

  async create(input: CategoryInput): Promise<{ id: string; version: number }> {
    const id = newId('cat');
    this.assertGiven(input);
    await this.writer.write(async (session, note) => {
      await this.assertParent(id, input.parentId, session);
      await this.categories.insert(id, input, session);
      await note('category', id);
    });
    return { id, version: 0 };
  }

  async update(
    id: string,
    version: number,
    input: CategoryInput,
  ): Promise<{ id: string; version: number }> {
    this.assertGiven(input);
    await this.writer.write(async (session, note) => {
      const { slug, formerSlugs = [] } = await this.categories.get(id, session);
      const moved = slug !== input.slug;
      const former = [...new Set([...formerSlugs, slug])].filter((one) => one !== input.slug);
      await this.assertParent(id, input.parentId, session);
      const changes = moved ? { ...input, formerSlugs: former } : input;
      await this.categories.update({ _id: id, version }, changes, session);
      await note('category', id);
      if (moved) await this.announcer.announce({ categoryId: id }, session, note);
    });
    return { id, version: version + 1 };
  }

  /** Moves categories in the tree. Each ends up below one that exists and not below itself. */
  async arrange(places: readonly CategoryPlace[]): Promise<{ items: AdminCategory[] }> {
    await this.writer.write(async (session, note) => {
      for (const place of places) await this.categories.place(place, session);
      for (const { id, parentId } of places) await this.assertParent(id, parentId, session);
      await note('category', ...places.map(({ id }) => id));
    });
    return { items: this.adminList() };
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      await this.categories.get(id, session);
      if (await this.products.existsWith({ categoryId: id }, session)) {
        throw problem.conflict('category.has_products', 'A category with products stays');
      }
      if (await this.categories.hasChildren(id, session)) {
        throw problem.conflict('category.has_children', 'A category with subcategories stays');
      }
      await this.categories.remove({ _id: id, version }, session);
      await note('category', id);
    });
  }

  private get definitions() {
    return this.index.snapshot.attributes;
  }

  private assertGiven({ attributes = [], requiredWhen = [] }: CategoryInput): void {
    const definitions = [...this.definitions.values()];
    assertValues(attributes, definitions);
    assertConditions(requiredWhen, definitions);
  }

  /** The parent exists, is kept, and is not below the category itself. */
  private async assertParent(
    id: string,
    parentId: string | null,
    session: ClientSession,
  ): Promise<void> {
    for (let above = parentId; above !== null;) {
      const parent = above === id ? null : await this.categories.find(above, session);
      if (!parent) {
        const message = above === id ? 'A category is not below itself' : 'No such category';
        throw problem.validation([{ path: 'parentId', code: 'invalid_parent', message }]);
      }
      await this.categories.touch(above, session);
      above = parent.parentId;
    }
  }
}
