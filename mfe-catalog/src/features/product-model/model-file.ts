import type { ProductDetail } from '@solar/contracts/catalog/http';

/** The address of a product's model that browsers can show, binary glTF. */
export function modelFile(downloads: ProductDetail['downloads']): string | undefined {
  return downloads.find(({ kind, url }) => kind === 'model' && url.endsWith('.glb'))?.url;
}
