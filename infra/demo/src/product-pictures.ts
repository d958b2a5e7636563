import { PRODUCT_IMAGE_SIZES } from '@solar/contracts/catalog/product-images';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import type { DemoProduct } from './demo-catalogue';
import type { Renders } from './pictures/renders';
import { inAllFormats, standardRenditions, type Picture } from './pictures/rendition';

const { main, card, 'detail-1': detail } = PRODUCT_IMAGE_SIZES;

/** The pictures of all products: each one whole and close up. The first of a category stands in for those without a picture. */
export function productPictures(products: readonly DemoProduct[], renders: Renders): Picture[] {
  const firsts = new Map(products.toReversed().map((product) => [product.category, product]));
  return products.flatMap((product) => {
    const isFirst = firsts.get(product.category) === product;
    const copies = isFirst ? [`placeholders/product-${product.category}`] : [];
    return picturesOf(product, copies, renders);
  });
}

function picturesOf(product: DemoProduct, copies: readonly string[], renders: Renders): Picture[] {
  const slug = demoProductSlug(product.brand, product.name);
  const [whole, closeUp] = [`products/${slug}/main`, `products/${slug}/detail-1`];
  const small = [`products/${slug}/card`, ...copies].map((path) => inAllFormats(path, card.width));
  return [
    {
      ...{ path: whole, width: main.width, render: renders.of(slug, 'main') },
      renditions: [...standardRenditions(whole, main.width), ...small],
    },
    {
      ...{ path: closeUp, width: detail.width, render: renders.of(slug, 'detail-1') },
      renditions: standardRenditions(closeUp, detail.width),
    },
  ];
}
