import type { ProductLabel } from '@solar/contracts/catalog/product-data';
import { Badge } from '@solar/ui/badge/badge';
import { useTranslation } from 'react-i18next';

const TONES = {
  bestseller: 'info',
  new: 'accent',
  recommended: 'success',
  sale: 'danger',
  'out-of-stock': 'neutral',
} as const;

/** The labels that say something the rest of the card does not. */
export function ProductLabels({ labels }: { labels: readonly ProductLabel[] }) {
  const { t } = useTranslation('catalog');
  return labels
    .filter((label) => label !== 'out-of-stock')
    .map((label) => (
      <Badge key={label} tone={TONES[label]} size="sm">
        {t(`label.${label}`)}
      </Badge>
    ));
}
