import { Button } from '@solar/ui/button/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { urls } from '../../../urls';
import { abandonCheckout } from '../../checkout/api/checkout-api';

/** Gives the stock back and leads to the cart. */
export function LeavePayment({ checkoutId }: { checkoutId: string }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const leaving = useMutation({
    mutationFn: () => abandonCheckout(checkoutId),
    onSettled: () => navigate(urls.cart()),
  });
  return (
    <Button variant="ghost" loading={leaving.isPending} onClick={() => leaving.mutate()}>
      {t('payment.cancel')}
    </Button>
  );
}
