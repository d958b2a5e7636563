import { breath } from '@solar/mfe-kit/page/breath';

/** Runs the code of the list step by step: the parser of the address and the page in one piece would hold up a slow phone. */
export async function loadScreen() {
  await import(/* webpackMode: "eager" */ '../../search-params');
  await breath();
  const { ProductListPage } = await import(/* webpackMode: "eager" */ './product-list.page');
  return { Component: ProductListPage };
}
