import type { ProductCard } from '@solar/contracts/catalog/http';
import { useComparison } from '@solar/mfe-kit/stores/comparison-store';
import { Button } from '@solar/ui/button/button';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import Check from 'lucide-react/icons/check';
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows';
import { useTranslation } from 'react-i18next';

export interface CompareButtonProps {
  product: Pick<ProductCard, 'id' | 'name'>;
  /** With its words beside the icon. */
  full?: boolean;
}

/** Puts the product into the comparison or takes it out. */
export function CompareButton({ product, full = false }: CompareButtonProps) {
  const { t } = useTranslation('catalog');
  const chosen = useComparison(({ ids }) => ids.includes(product.id));
  const add = useComparison((state) => state.add);
  const remove = useComparison((state) => state.remove);
  const toggle = () => (chosen ? remove(product.id) : add(product.id, product.name));
  const label = t(chosen ? 'compare.remove' : 'compare.add', { name: product.name });
  const icon = chosen ? <Check aria-hidden="true" /> : <GitCompareArrows aria-hidden="true" />;
  if (full) {
    return (
      <Button variant="ghost" startIcon={icon} aria-pressed={chosen} onClick={toggle}>
        {t(chosen ? 'compare.chosen' : 'compare.short')}
      </Button>
    );
  }
  return (
    <IconButton label={label} aria-pressed={chosen} size="sm" onClick={toggle}>
      {icon}
    </IconButton>
  );
}
