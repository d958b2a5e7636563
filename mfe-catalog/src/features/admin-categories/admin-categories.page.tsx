import { useLocalized } from '@solar/mfe-kit/i18n/use-localized';
import { CollectionPage } from '../admin-shared/collection-page';
import { CategoryForm } from './category-form';
import { CategoryTreeList } from './category-tree-list';

/** Categories: their place in the tree and in the menus. A category with products stays. */
export function AdminCategoriesPage() {
  const localized = useLocalized();
  return (
    <CollectionPage
      name="categories"
      nameOf={(category) => localized(category.name)}
      refusalOf={({ id, productCount }, all) => {
        if (productCount > 0) return 'category.has_products';
        return all.some(({ parentId }) => parentId === id) ? 'category.has_children' : undefined;
      }}
      form={(row, onSaved) => <CategoryForm category={row} onSaved={onSaved} />}
      list={(categories, actions) => <CategoryTreeList categories={categories} actions={actions} />}
    />
  );
}
