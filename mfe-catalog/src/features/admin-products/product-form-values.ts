import type { AdminProduct, CreateProduct } from '@solar/contracts/catalog/admin-http';

const NEW: CreateProduct = {
  sku: '',
  slug: '',
  name: '',
  categoryId: '',
  brandId: '',
  summary: { en: '', fr: '' },
  description: { en: '', fr: '' },
  powerW: null,
  labels: [],
  weightGrams: null,
  featured: false,
  active: true,
  attributes: [],
  downloads: [],
  approvals: [],
};

/** What the form starts with: the product, or an empty one. */
export function formValuesOf(product: AdminProduct | null): CreateProduct {
  if (!product) return NEW;
  const fields = Object.keys(NEW).map((key) => [key, product[key as keyof CreateProduct]]);
  return Object.fromEntries(fields) as CreateProduct;
}
