import { demoId } from '@solar/contracts/common/demo-ids';
import { newId } from '@solar/service-kit/mongo/new-id';
import { ADMIN, draft, type ProductOffice } from '../product/product-office';

/** The tree of categories, and what keeps its parts. */
export function testCategoryTree(office: ProductOffice): void {
  it('keeps the former addresses of a category, and lists its new one', async () => {
    type Category = { id: string; slug: string; formerSlugs?: string[]; version: number };
    const read = async (path: string) =>
      (await office.service.request<{ items: Category[] }>('GET', path, { token: office.token }))
        .body.items;
    const known = (await read(`${ADMIN}/categories`)).find(
      ({ slug }) => slug === 'energy-management',
    );
    const { id, productCount, ...input } = known as Category & { productCount: number };
    expect(productCount).toBeGreaterThan(0);
    const slugs = ['metering', 'meters', 'energy-management'];
    for (const [index, slug] of slugs.entries()) {
      const body = { ...input, slug, version: input.version + index };
      const { status } = await office.service.request('PUT', `${ADMIN}/categories/${id}`, {
        token: office.token,
        body,
      });
      expect(status).toBe(200);
      const { text } = await office.service.request('GET', '/api/catalog/sitemap/1');
      const listed = ['energy-management', ...slugs].filter((one) =>
        text.includes(`/products/category/${one}</loc>`),
      );
      expect([...new Set(listed)]).toEqual([slug]);
    }
    const shownNow = await read('/api/catalog/categories');
    expect(shownNow.find(({ slug }) => slug === 'energy-management')?.formerSlugs).toEqual([
      'metering',
      'meters',
    ]);
  });

  it('keeps categories, brands and attributes that products have', async () => {
    const remove = async (path: string) => {
      const { status, body } = await office.service.request<{ code: string }>(
        'DELETE',
        `${ADMIN}/${path}?version=0`,
        { token: office.token },
      );
      return [status, body.code];
    };
    const category = `categories/${demoId('cat', 'solar-panels')}`;
    expect(await remove(category)).toEqual([409, 'category.has_products']);
    expect(await remove(`brands/${demoId('brd', 'LONGi')}`)).toEqual([409, 'brand.has_products']);
    const attribute = `attributes/${demoId('atr', 'power_wp')}`;
    expect(await remove(attribute)).toEqual([409, 'attribute.in_use']);
    const empty = `categories/${demoId('cat', 'transformers')}?version=0`;
    expect(
      (await office.service.request('DELETE', `${ADMIN}/${empty}`, { token: office.token })).status,
    ).toBe(204);
  });

  it('moves categories in the tree, all or none, and none below itself', async () => {
    type Category = { id: string; parentId: string | null; position: number; version: number };
    const read = async () =>
      (
        await office.service.request<{ items: Category[] }>('GET', `${ADMIN}/categories`, {
          token: office.token,
        })
      ).body.items;
    const [top, child] = await read();
    if (!top || !child) throw new Error('No categories');
    const place = ({ id, version }: Category, parentId: string | null, position = 0) => ({
      ...{ id, version, parentId, position },
    });
    const arrange = (items: object[], as = office.token) =>
      office.service.request<{ items: Category[] }>('PUT', `${ADMIN}/categories/arrangement`, {
        token: as,
        body: { items },
      });
    const ring = [place(top, child.id), place(child, top.id)];
    expect((await arrange(ring)).status).toBe(400);
    expect(await read()).toEqual(expect.arrayContaining([top, child]));
    expect((await arrange([place(top, top.id)])).status).toBe(400);
    expect((await arrange([place(top, newId('cat'))])).status).toBe(400);
    const moved = await arrange([place(child, top.id, 3)]);
    const now = moved.body.items.find(({ id }) => id === child.id);
    expect(now).toMatchObject({ parentId: top.id, position: 3, version: child.version + 1 });
    expect((await arrange([place(child, null)])).status).toBe(409);
    expect((await arrange([])).status).toBe(400);
    const back = { ...child, version: child.version + 1 };
    expect((await arrange([place(back, child.parentId, child.position)])).status).toBe(200);
    const customer = await office.service.token({ role: 'user' });
    expect((await arrange([place(top, null)], customer)).status).toBe(403);
  });

  it('never loses a category to a product that moves in at the same moment', async () => {
    const body = {
      slug: 'short-lived',
      name: { en: 'Short-lived', fr: 'Éphémère' },
      description: { en: '', fr: '' },
      parentId: null,
      position: 50,
      showInDesktopMenu: false,
      showInMobileMenu: false,
    };
    const made = await office.service.request<{ id: string }>('POST', `${ADMIN}/categories`, {
      token: office.token,
      body,
    });
    const categoryId = made.body.id;
    const [product, removal] = await Promise.all([
      office.create(draft({ categoryId })),
      office.service.request('DELETE', `${ADMIN}/categories/${categoryId}?version=0`, {
        token: office.token,
      }),
    ]);
    expect([
      [201, 409],
      [400, 204],
    ]).toContainEqual([product.status, removal.status]);
  });
}
