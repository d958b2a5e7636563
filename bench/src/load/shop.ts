import type { mongo } from 'mongoose';
import { fillCatalogue } from '../catalogue/fill-catalogue';
import { stockUp } from '../catalogue/stock-up';
import type { Side } from '../stack/side';
import type { CaseData } from './cases';
import { People } from './people';
import { purchaseTargets, type PurchaseTargets } from './purchase';

/** A stack with goods, buyers and a catalogue of the wanted size: what the cases are run on. */
export interface Shop {
  side: Side;
  people: People;
  buyers: readonly string[];
  productIds: readonly string[];
  products: number;
  caseData: CaseData & { demoSlug: string };
  targets: PurchaseTargets;
  coldStartMs: Readonly<Record<string, number>>;
}

/** Fills a stack that has just started. Its services start again, which is also how cold starts are measured. */
export async function openShop(
  side: Side,
  { products, buyers }: { products: number; buyers: number },
): Promise<Shop> {
  const people = new People(side.url('account'));
  const [admin, customer] = [await people.demo('admin'), await people.demo('customer')];
  const urls = {
    catalog: side.url('catalog'),
    checkout: side.url('checkout'),
    inventory: side.url('inventory'),
    payments: side.url('payments'),
  };
  const productIds = await stockUp(urls, { admin: admin.token, customer: customer.token });
  const emails = await people.createBuyers(buyers);
  const total = await fillCatalogue(side, products);
  await side.rest();
  const coldStartMs = await side.restartServices();
  await side.rest();
  return {
    side,
    people,
    buyers: emails,
    productIds,
    products: total,
    caseData: await caseDataOf(side.mongo),
    targets: await purchaseTargets(urls),
    coldStartMs,
  };
}

/** A large category, a generated product to look at, and one that has pictures. */
async function caseDataOf(client: mongo.MongoClient): Promise<Shop['caseData']> {
  type Named = { _id: string; slug: string; categoryId: string };
  const catalog = client.db('catalog');
  const category = await catalog.collection<Named>('categories').findOne({ slug: 'inverters' });
  const own = { categoryId: category?._id ?? '' };
  const generated = await catalog.collection<Named>('products').findOne(own, { sort: { sku: -1 } });
  const demo = await catalog
    .collection<Named & { featured: boolean }>('products')
    .findOne({ ...own, featured: true });
  if (!category || !generated || !demo) throw new Error('The demo catalogue is not there.');
  return {
    categorySlug: category.slug,
    categoryId: category._id,
    productSlug: generated.slug,
    demoSlug: demo.slug,
  };
}
