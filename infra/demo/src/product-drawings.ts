import { PRODUCT_IMAGE_SIZES } from '@solar/contracts/catalog/product-images';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import type { DemoProduct } from './demo-catalogue';
import { drawProduct } from './pictures/draw-product';
import { inAllFormats, standardRenditions, type Drawing } from './pictures/rendition';

const { main, card, 'detail-1': detail } = PRODUCT_IMAGE_SIZES;

/** The drawings of all products: each one whole and close up. The first of a category stands in for those without a picture. */
export function productDrawings(products: readonly DemoProduct[]): Drawing[] {
  const firsts = new Map(products.toReversed().map((product) => [product.category, product]));
  return products.flatMap((product) => {
    const isFirst = firsts.get(product.category) === product;
    return drawingsOf(product, isFirst ? [`placeholders/product-${product.category}`] : []);
  });
}

function drawingsOf(product: DemoProduct, copies: readonly string[]): Drawing[] {
  const folder = `products/${demoProductSlug(product.brand, product.name)}`;
  const { scene, focus, zoom } = drawProduct(product);
  const small = [`${folder}/card`, ...copies].map((path) => inAllFormats(path, card.width));
  return [
    {
      path: `${folder}/main`,
      ...main,
      svg: scene.render(main.width),
      renditions: [...standardRenditions(`${folder}/main`, main.width), ...small],
    },
    {
      path: `${folder}/detail-1`,
      ...detail,
      svg: scene.render(detail.width, zoom, focus),
      renditions: standardRenditions(`${folder}/detail-1`, detail.width),
    },
  ];
}
