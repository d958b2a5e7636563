import { useWatch } from 'react-hook-form';
import type { ProductFormValues } from '../product-form-values';
import { useCategoryValues } from '../use-category-values';
import { AttributeFields } from './attribute-fields';

/** The datasheet of the product in the form, with what its category says of it. */
export function ProductValues({ gaps }: { gaps: readonly string[] }) {
  const categoryId = useWatch<ProductFormValues, 'categoryId'>({ name: 'categoryId' });
  return <AttributeFields gaps={gaps} given={useCategoryValues(categoryId)} />;
}
