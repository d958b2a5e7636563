import type { ProductDetail } from '@solar/contracts/catalog/http';
import { renderWithKit } from '@solar/mfe-kit/testing/render-with-kit';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import { productModel, sizeOf } from './product-model';

const LABELS = { label: '3D view', short: '3D' };
type Groups = ProductDetail['attributeGroups'];
const text = (word: string) => ({ en: word, fr: word });

function groupsOf(values: Record<string, string | number>): Groups {
  const attributes = Object.entries(values).map(([code, value]) => ({
    ...{ code, value, label: text(code), unit: 'mm' },
  }));
  return [{ code: 'mechanical', label: text('Mechanical data'), attributes }];
}

const model = {
  kind: 'model' as const,
  ...{ title: text('3D model'), url: '/images/products/one/model.glb', sizeBytes: null },
};

it('takes the size that the datasheet states, in whichever way', () => {
  expect(sizeOf(groupsOf({ dims_mm: '586x450x259' }))).toEqual([586, 450, 259]);
  const panel = { length_mm: 2278, width_mm: 1134, thickness_mm: 30 };
  expect(sizeOf(groupsOf(panel))).toEqual([2278, 1134, 30]);
  expect(sizeOf(groupsOf({ length_mm: 2278, width_mm: 1134 }))).toBeUndefined();
  expect(sizeOf(groupsOf({ dims_mm: 'on request' }))).toBeUndefined();
});

it('is nothing without a model that can be shown', () => {
  const product = { brand: { name: 'BYD' }, name: 'HVM', attributeGroups: [] };
  const of = (downloads: ProductDetail['downloads']) =>
    productModel({ ...product, downloads }, undefined, LABELS);
  expect(of([])).toBeUndefined();
  expect(of([{ ...model, url: '/images/products/one/model.step' }])).toBeUndefined();
  expect(of([{ ...model, kind: 'manual' }])).toBeUndefined();
});

it('says so where the browser cannot draw it', async () => {
  const product = { brand: { name: 'BYD' }, name: 'HVM', attributeGroups: [], downloads: [model] };
  const view = productModel(product, undefined, LABELS);
  await renderWithKit(<>{view?.content}</>, { locales: { catalog: remote.locales } });
  expect((await screen.findByRole('alert')).textContent).toContain('can’t show 3D views');
});
