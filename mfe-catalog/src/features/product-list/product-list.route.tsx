/** Runs the code of the list in two tasks: the parser of the address and the page in one piece would hold up a slow phone. */
export async function loadScreen() {
  await import(/* webpackMode: "eager" */ '../../search-params');
  await new Promise((resolve) => setTimeout(resolve));
  const { ProductListPage } = await import(/* webpackMode: "eager" */ './product-list.page');
  return { Component: ProductListPage };
}
