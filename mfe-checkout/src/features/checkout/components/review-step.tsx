import type { ShippingOption, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
import { reloadCart } from '../../cart-sync/use-cart-sync';
import { useTotalsPreview } from '../use-totals-preview';
import { useCheckoutDraft } from '../checkout-draft';
import { ReviewOrder } from './review-order';

type Step = 'address' | 'shipping';

export function ReviewStep({
  quoteId,
  onBack,
}: {
  quoteId: string | undefined;
  onBack: (step: Step) => void;
}) {
  const preview = useTotalsPreview(quoteId);
  const methodId = useCheckoutDraft((draft) => draft.shippingMethodId);
  // The totals are those of the cart that is shown, so the cart comes first.
  const lookAgain = async (): Promise<void> => {
    if (!quoteId) await reloadCart();
    await preview.refetch();
  };
  return (
    <QueryState
      query={preview}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    >
      {(data) => (
        <ReviewOrder
          preview={data}
          option={chosenOption(data, methodId)}
          quoteId={quoteId}
          onBack={onBack}
          onOutdated={() => void lookAgain()}
        />
      )}
    </QueryState>
  );
}

function chosenOption(preview: TotalsPreview, methodId: string | null): ShippingOption | null {
  return preview.options.find((option) => option.methodId === methodId) ?? null;
}
