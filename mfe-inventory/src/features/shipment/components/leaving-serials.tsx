import type { PickLine } from '@solar/contracts/inventory/order-inventory';
import { Stack } from '@solar/ui/layout/layout';
import { useTranslation } from 'react-i18next';
import { SerialsField } from '../../serials/serials-field';
import { pieceKey, type ShippedPieces, type TypedSerials } from '../leaving-pieces';

interface LeavingSerialsProps {
  lines: readonly PickLine[];
  leaving: readonly ShippedPieces[];
  typed: TypedSerials;
  onChange: (typed: TypedSerials) => void;
}

/** The serial numbers of what leaves, bin by bin, for products that keep them. */
export function LeavingSerials({ lines, leaving, typed, onChange }: LeavingSerialsProps) {
  const { t } = useTranslation('inventory');
  return (
    <Stack gap="4">
      {leaving.map((pieces) => {
        const key = pieceKey(pieces);
        const line = lines.find(
          ({ product: { productId }, bin: { binId }, lot }) =>
            pieceKey({ productId, binId, lot }) === key,
        );
        if (!line?.product.serialCapture) return null;
        return (
          <SerialsField
            key={key}
            sku={line.product.sku}
            quantity={pieces.quantity}
            value={typed[key] ?? ''}
            onChange={(text) => onChange({ ...typed, [key]: text })}
            hint={t('serials.fromBin', { bin: line.bin.binCode })}
          />
        );
      })}
    </Stack>
  );
}
