import { demoProductSlug } from '@solar/contracts/common/demo-ids';
import type { DemoProduct } from './demo-catalogue';
import { drawProduct } from './pictures/draw-product';
import type { Drawing } from './pictures/raster';

/** Pixel sizes of the three pictures that every product has. */
export const PRODUCT_PICTURE_SIZES = { main: 1200, card: 480, 'detail-1': 1200 } as const;

/** The drawings of one product: whole, small, and close up. */
export function productDrawings(product: DemoProduct): Drawing[] {
  const folder = `products/${demoProductSlug(product.brand, product.name)}`;
  const { scene, focus, zoom } = drawProduct(product);
  return Object.entries(PRODUCT_PICTURE_SIZES).map(([name, size]) => ({
    path: `${folder}/${name}`,
    svg: name === 'detail-1' ? scene.render(size, zoom, focus) : scene.render(size),
    width: size,
    height: size,
  }));
}
