import type { CreateProduct } from '@solar/contracts/catalog/admin-http';
import type { ProductList } from '@solar/contracts/catalog/http';
import { demoProductId } from '@solar/contracts/common/demo-ids';
import { productsWithMedia } from '@solar/contracts/catalog/rpc';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { newId } from '@solar/service-kit/mongo/new-id';
import { STORED_DOCUMENT, STORED_PICTURES } from '../start-catalog';
import { draft, type ProductOffice } from './product-office';

/** Pictures and documents of products. */
export function testProductMedia(office: ProductOffice): void {
  it('shows no picture of a new product until it has a folder of pictures', async () => {
    const { body } = await office.create(draft());
    expect((await office.shown(body.id)).body).toMatchObject({ image: null, images: [] });
    const mapped = await office.put(body.id, '/images', { imageSlug: 'sungrow-sh15t', version: 0 });
    expect(mapped.body.image?.url).toBe('/images/products/sungrow-sh15t/card.jpg');
    expect((await office.shown(body.id)).body.images).toHaveLength(2);
    const nowhere = await office.put(body.id, '/images', { imageSlug: 'nowhere', version: 1 });
    expect([nowhere.status, nowhere.body.code]).toEqual([422, 'product.no_such_pictures']);
    const cleared = await office.put(body.id, '/images', { imageSlug: null, version: 1 });
    expect(cleared.body).toMatchObject({ image: null, imageSlug: null });
    expect((await office.shown(body.id)).body.images).toEqual([]);
  });

  it('shows the pictures and documents of the library in their order, and no file that is not there', async () => {
    const [panel, roof] = STORED_PICTURES;
    const alt = { en: 'On a roof', fr: 'Sur un toit' };
    const none = { en: '', fr: '' };
    const sheet = { kind: 'datasheet' as const, title: alt, sizeBytes: 13 };
    const input = draft({
      pictures: [
        { folder: roof, alt },
        { folder: panel, alt: none },
      ],
      downloads: [{ ...sheet, url: STORED_DOCUMENT }],
      seo: { title: { en: 'Best panel', fr: '' }, description: none },
      related: [demoProductId('SH15T')],
      goesWith: [demoProductId('SH15T')],
    });
    const { body } = await office.create(input);
    expect(body.related).toEqual([expect.objectContaining({ sku: 'SH15T' })]);
    const page = await office.shown(input.slug);
    const addresses = [roof, panel].map((folder) => `/images/products/${folder}/main.jpg`);
    expect(page.body.images.map(({ url }) => url)).toEqual(addresses);
    expect(page.body.images.map(({ alt }) => alt.fr)).toEqual(['Sur un toit', input.name]);
    expect(page.body.image?.url).toBe(`/images/products/${roof}/card.jpg`);
    expect(page.body).toMatchObject({ seo: input.seo, hasGoesWith: true });
    for (const part of ['goes-with', 'related']) {
      const path = `/api/catalog/products/${input.slug}/${part}`;
      const { items } = (await office.service.request<ProductList>('GET', path)).body;
      expect([part, items[0]?.id]).toEqual([part, demoProductId('SH15T')]);
    }
    const wrong: [Partial<CreateProduct>, string][] = [
      [{ pictures: [{ folder: 'nowhere', alt }] }, 'pictures.0.folder'],
      [{ pictures: [{ folder: '../../etc', alt }] }, 'pictures.0.folder'],
      [{ downloads: [{ ...sheet, url: '/api/bucket/uploads/gone.pdf' }] }, 'downloads.0.url'],
      [{ downloads: [{ ...sheet, url: '/somewhere.pdf' }] }, 'downloads.0.url'],
      [{ goesWith: [newId('prd')] }, 'goesWith'],
    ];
    for (const [fields, path] of wrong) {
      const refused = await office.create(draft(fields));
      expect([path, refused.status]).toEqual([path, 400]);
      expect(refused.body.errors.map((error) => error.path)).toContain(path);
    }
  });

  it('answers the media library which products show a file, drafts too', async () => {
    const [, roof] = STORED_PICTURES;
    const alt = { en: '', fr: '' };
    const sheet = { kind: 'datasheet' as const, title: alt, sizeBytes: 13, url: STORED_DOCUMENT };
    const pictured = await office.create(
      draft({ name: 'A pictured one', active: false, pictures: [{ folder: roof, alt }] }),
    );
    const documented = await office.create(
      draft({ name: 'B with a sheet', downloads: [{ ...sheet, title: { en: 'Sheet', fr: '' } }] }),
    );
    const mapped = (await office.create(draft({ name: 'C mapped' }))).body;
    await office.put(mapped.id, '/images', { imageSlug: roof, version: 0 });
    const users = async (folder: string | null, path: string) => {
      const asked = { folder, path };
      const answer = await office.service.get(RpcClient).call(productsWithMedia, asked);
      const own = [pictured.body.id, documented.body.id, mapped.id];
      return answer.products
        .filter(({ productId }) => own.includes(productId))
        .map(({ name, shownAs }) => [name, shownAs]);
    };
    expect(await users(roof, STORED_DOCUMENT)).toEqual([
      ['A pictured one', 'picture'],
      ['B with a sheet', 'document'],
      ['C mapped', 'picture'],
    ]);
    expect(await users(null, STORED_DOCUMENT)).toEqual([['B with a sheet', 'document']]);
    expect(await users(null, '/api/bucket/uploads/other.pdf')).toEqual([]);
  });
}
