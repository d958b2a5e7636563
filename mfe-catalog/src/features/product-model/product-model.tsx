import type { ProductDetail } from '@solar/contracts/catalog/http';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import { lazy, Suspense, type ReactNode } from 'react';
import { modelFile } from './model-file';

const ModelView = lazy(() => import('./model-view').then((part) => ({ default: part.ModelView })));

type ModelledProduct = Pick<ProductDetail, 'name' | 'downloads' | 'attributeGroups'> & {
  brand: { name: string };
};

/** What the gallery of a product shows besides its pictures: its model, if it has one. */
export function productModel(
  { brand, name, downloads, attributeGroups }: ModelledProduct,
  poster: string | undefined,
  { label, short }: { label: string; short: string },
): { label: string; icon: ReactNode; content: ReactNode } | undefined {
  const url = modelFile(downloads);
  if (!url) return undefined;
  const full = `${brand.name} ${name}`;
  return {
    label,
    icon: (
      <>
        <Rotate3d size={20} aria-hidden="true" />
        {short}
      </>
    ),
    content: (
      <Suspense fallback={null}>
        <ModelView url={url} name={full} poster={poster} size={sizeOf(attributeGroups)} />
      </Suspense>
    ),
  };
}

/** Sides that a panel's datasheet states one by one. */
const SIDES = ['length_mm', 'width_mm', 'thickness_mm'];
/** What stands in a housing has them as one text, `586x450x259`. */
const DIMENSIONS = 'dims_mm';

/** The published size in millimetres; undefined where there is none. */
export function sizeOf(groups: ProductDetail['attributeGroups']): number[] | undefined {
  const values = new Map(
    groups.flatMap(({ attributes }) => attributes.map(({ code, value }) => [code, value])),
  );
  const text = values.get(DIMENSIONS);
  const sides =
    typeof text === 'string' ? text.split(/[x×]/) : SIDES.map((code) => values.get(code));
  const size = sides.map(Number);
  return size.every((side) => side > 0) ? size : undefined;
}
