import { Stack } from '@solar/ui/layout/layout';
import { OffersCard } from './components/offers-card';
import { RulesCard } from './components/rules-card';

/** From whom a product is ordered, and when. */
export function Purchasing({ productId, sku }: { productId: string; sku: string }) {
  return (
    <Stack gap="6">
      <OffersCard productId={productId} sku={sku} />
      <RulesCard productId={productId} sku={sku} />
    </Stack>
  );
}
