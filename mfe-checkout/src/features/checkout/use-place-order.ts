import type {
  Checkout,
  ShippingOption,
  StartCheckout,
} from '@solar/contracts/checkout/checkout-http';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { queryClient } from '@solar/mfe-kit/query/query-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useServerCart } from '../../shared/use-server-cart';
import { urls } from '../../urls';
import { checkoutKey, startCheckout } from './api/checkout-api';
import { useCheckoutDraft } from './checkout-draft';
import { useShopLanguage } from '../../shared/use-totals-for';

/** Problems after which the shopper has to look at the order again, because it is not what was shown. */
const OUTDATED = ['checkout.price_changed', 'cart.changed', 'shipping.unavailable'];

/** Holds the stock and goes on to the payment; the same order sent twice is one checkout. */
export function usePlaceOrder({
  option,
  quoteId,
  onOutdated,
}: {
  option: ShippingOption | null;
  quoteId: string | undefined;
  onOutdated: () => void;
}) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const draft = useCheckoutDraft();
  const language = useShopLanguage();
  const { query } = useServerCart();
  const body: StartCheckout | null =
    draft.shippingAddress && option
      ? {
          email: draft.email ?? '',
          shippingAddress: draft.shippingAddress,
          ...(draft.billingAddress && { billingAddress: draft.billingAddress }),
          shippingMethodId: option.methodId,
          ...(draft.notes.trim() && { notes: draft.notes.trim() }),
          ...(draft.poNumber.trim() && { poNumber: draft.poNumber.trim() }),
          ...(draft.taxNumber.trim() && { taxNumber: draft.taxNumber.trim() }),
          language,
          expectedTotal: option.totals.total,
          ...(quoteId ? { quoteId } : { cartRevision: query.data?.revision }),
        }
      : null;

  const [answers, setAnswers] = useState(0);
  const key = useIdempotencyKey(`${answers} ${JSON.stringify(body)}`);
  const mutation = useMutation<Checkout, Error, StartCheckout>({
    mutationFn: (sent) => startCheckout(sent, key),
    onSuccess: (checkout) => {
      queryClient.setQueryData(checkoutKey(checkout.checkoutId), checkout);
      void navigate(urls.payment(checkout.checkoutId, draft.paymentMethod));
    },
    onError: (error) => {
      if (isHttpError(error) && isAnswer(error)) setAnswers((count) => count + 1);
      if (isHttpError(error) && OUTDATED.includes(error.code)) onOutdated();
    },
  });
  return {
    pending: mutation.isPending,
    notice: mutation.error ? noticeOf(mutation.error, t) : null,
    place: () => {
      if (body) mutation.mutate(body);
    },
  };
}

/** After a refusal the next try is a new one; without an answer it is the same, with the same key. */
function isAnswer({ status }: { status: number }): boolean {
  return status >= 400 && status < 500;
}

function noticeOf(error: Error, t: (key: string, fallback: string) => string): string[] {
  if (!isHttpError(error)) return [errorText(error)];
  const headline = t(`checkout.problems.${error.code.replaceAll('.', '_')}`, errorText(error));
  const details = error.code === 'stock.insufficient' ? error.errors.map((e) => e.message) : [];
  return [headline, ...details];
}
