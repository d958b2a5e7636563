import { staticPart } from '@solar/mfe-kit/page/static-part';

/** What is known of a product and only read. */
export const ProductFacts = staticPart('catalog/product-facts', async () => {
  const module = await import(/* webpackChunkName: "product-facts" */ './product-facts');
  return module.ProductFacts;
});
