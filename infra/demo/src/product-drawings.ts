import { PRODUCT_IMAGE_SIZES } from '@solar/contracts/catalog/product-images';
import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import type { DemoProduct } from './demo-catalogue';
import { drawProduct } from './pictures/draw-product';
import type { Renders } from './pictures/renders';
import { inAllFormats, standardRenditions, type Picture } from './pictures/rendition';

const { main, card, 'detail-1': detail } = PRODUCT_IMAGE_SIZES;

/** The pictures of all products, rendered or drawn: each one whole and close up. The first of a category stands in for those without a picture. */
export function productDrawings(products: readonly DemoProduct[], renders: Renders): Picture[] {
  const firsts = new Map(products.toReversed().map((product) => [product.category, product]));
  return products.flatMap((product) => {
    const isFirst = firsts.get(product.category) === product;
    const copies = isFirst ? [`placeholders/product-${product.category}`] : [];
    return picturesOf(product, copies, renders);
  });
}

function picturesOf(product: DemoProduct, copies: readonly string[], renders: Renders): Picture[] {
  const slug = demoProductSlug(product.brand, product.name);
  const folder = `products/${slug}`;
  const small = [`${folder}/card`, ...copies].map((path) => inAllFormats(path, card.width));
  const whole = {
    path: `${folder}/main`,
    ...main,
    renditions: [...standardRenditions(`${folder}/main`, main.width), ...small],
  };
  const closeUp = {
    path: `${folder}/detail-1`,
    ...detail,
    renditions: standardRenditions(`${folder}/detail-1`, detail.width),
  };
  const [render, renderedDetail] = [renders.of(slug, 'main'), renders.of(slug, 'detail-1')];
  if (render && renderedDetail) {
    return [
      { ...whole, render },
      { ...closeUp, render: renderedDetail },
    ];
  }
  const { scene, focus, zoom } = drawProduct(product);
  return [
    { ...whole, svg: scene.render(main.width) },
    { ...closeUp, svg: scene.render(detail.width, zoom, focus) },
  ];
}
