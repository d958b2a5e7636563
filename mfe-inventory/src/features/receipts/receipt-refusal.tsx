import { receiptExcessSchema } from '@solar/contracts/inventory/goods-receipts';
import { errorText } from '@solar/mfe-kit/http/error-text';
import { isHttpError } from '@solar/mfe-kit/http/http-error';
import { Card } from '@solar/ui/card/card';
import { Checkbox } from '@solar/ui/checkbox/checkbox';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../labels/bin-capacity-texts';

function Excess({ error }: { error: unknown }) {
  const { t } = useTranslation('inventory');
  const parsed = receiptExcessSchema.safeParse(isHttpError(error) ? error.problem : undefined);
  if (!parsed.success) return <p>{errorText(error)}</p>;
  const { excess, tolerancePercent } = parsed.data;
  return (
    <>
      <p>{t('receipts.tooMuch', { percent: tolerancePercent })}</p>
      <ul>
        {excess.map(({ productId, sku, quantity, open, allowed }) => (
          <li key={productId}>{t('receipts.tooMuchOf', { sku, quantity, open, allowed })}</li>
        ))}
      </ul>
    </>
  );
}

interface ReceiptRefusalProps {
  error: Error | null;
  continues: boolean;
  onContinues: (continues: boolean) => void;
}

/** Why a receipt was not posted: the lines beyond the order, or a delivery note that is known and may be continued. */
export function ReceiptRefusal({ error, continues, onContinues }: ReceiptRefusalProps) {
  const { t } = useTranslation('inventory');
  const known = continues || isHttpError(error, 'receipt.duplicate');
  if (!error && !known) return null;
  return (
    <Card variant="sunken">
      <Stack gap="3">
        {error && (
          <div role="alert">
            {isHttpError(error, 'receipt.exceeds_order') ? (
              <Excess error={error} />
            ) : (
              <p>
                {isHttpError(error, 'receipt.duplicate')
                  ? t('receipts.known')
                  : refusalText(t, error)}
              </p>
            )}
          </div>
        )}
        {known && (
          <Checkbox
            checked={continues}
            onCheckedChange={onContinues}
            label={t('receipts.continues')}
          />
        )}
      </Stack>
    </Card>
  );
}
