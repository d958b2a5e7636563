import { useNavigate, useSearchParams } from 'react-router';
import { categoryPath, PRODUCTS_PATH } from '../../urls';

/** Filters that mean something in every category; the others are left behind when the categories change. */
const KEPT = ['brand', 'inStock', 'labels', 'sort', 'view'];

/** Goes to the list of some categories: one has a page of its own. */
export function useChooseCategories(): (slugs: readonly string[]) => void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (slugs) => {
    const next = new URLSearchParams([...params].filter(([key]) => KEPT.includes(key)));
    const [only] = slugs;
    if (slugs.length > 1) next.set('category', slugs.join(','));
    const path = only !== undefined && slugs.length === 1 ? categoryPath(only) : PRODUCTS_PATH;
    void navigate(next.size > 0 ? `${path}?${next}` : path, { preventScrollReset: true });
  };
}
