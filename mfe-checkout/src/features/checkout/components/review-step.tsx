import type { ShippingOption, TotalsPreview } from '@solar/contracts/checkout/checkout-http';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Skeleton, SkeletonGroup } from '@solar/ui/skeleton/skeleton';
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
          onOutdated={() => void preview.refetch()}
        />
      )}
    </QueryState>
  );
}

function chosenOption(preview: TotalsPreview, methodId: string | null): ShippingOption | null {
  return preview.options.find((option) => option.methodId === methodId) ?? null;
}
