import { sceneViewerLink } from './room-link';

it('asks Android to show the model in the room, with an address that it can fetch', () => {
  const here = 'https://shop.example/fr/product/one';
  const link = sceneViewerLink('/images/products/one/model.glb', 'BYD HVM 11.0', here);
  const [address = '', intent = ''] = link.split('#');
  const { host, searchParams } = new URL(address.replace('intent:', 'https:'));
  const model = 'https://shop.example/images/products/one/model.glb';
  expect(host).toBe('arvr.google.com');
  expect(searchParams.get('file')).toBe(model);
  expect(searchParams.get('title')).toBe('BYD HVM 11.0');
  expect(intent).toContain(`S.browser_fallback_url=${encodeURIComponent(model)};`);
});
