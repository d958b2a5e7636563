import { missingCodes } from '@solar/contracts/catalog/required-values';
import { useWatch } from 'react-hook-form';
import type { ProductFormValues } from '../product-form-values';
import { useCategoryValues, useRequirements } from '../use-category-values';
import { AttributeFields } from './attribute-fields';

/** The datasheet of the product in the form, with what its category says of it and what it lacks with the values that are written now. */
export function ProductValues() {
  const categoryId = useWatch<ProductFormValues, 'categoryId'>({ name: 'categoryId' });
  const attributes = useWatch<ProductFormValues, 'attributes'>({ name: 'attributes' });
  const given = useCategoryValues(categoryId);
  const gaps = missingCodes(useRequirements(categoryId), [...given, ...attributes]);
  return <AttributeFields gaps={gaps} given={given} />;
}
