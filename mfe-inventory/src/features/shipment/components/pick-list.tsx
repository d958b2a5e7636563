import type { OrderStock, PickLine } from '@solar/contracts/inventory/order-inventory';
import type { BinRef } from '@solar/contracts/inventory/fields';
import type { ScanMatch } from '@solar/contracts/inventory/stock-levels';
import { UserFacingError } from '@solar/mfe-kit/http/error-text';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { Stack } from '@solar/ui/layout/layout';
import { Progress } from '@solar/ui/progress/progress';
import Check from 'lucide-react/icons/check';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BinLabel, ProductLabel } from '../../labels/labels';
import { ScanField } from '../../scan/scan-field';
import { keepPicks, keptPicks } from '../kept-picks';
import { allPicked, pickedLines, pickPiece } from '../pick-progress';
import styles from './pick-list.module.css';
import { OtherLotDialog } from './other-lot-dialog';
import { ShortPickDialog } from './short-pick-dialog';
import { ShipDialog } from './ship-dialog';

interface PickRowProps {
  line: PickLine;
  picked: number;
  open: boolean;
  onPickAll: () => void;
  order: OrderStock;
}

function PickRow({ order, line, picked, open, onPickAll }: PickRowProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const done = picked >= line.quantity;
  return (
    <li className={clsx(styles.line, done && styles.doneLine, open && styles.openLine)}>
      <div className={styles.bin}>
        <BinLabel bin={line.bin} lot={line.lot} expiresOn={line.expiresOn} />
      </div>
      <ProductLabel product={line.product} />
      <span className={styles.count}>
        {t('shipment.pickedOf', {
          picked: format.number(picked),
          quantity: format.number(line.quantity),
        })}
      </span>
      <Button
        variant={done ? 'ghost' : 'secondary'}
        startIcon={<Check />}
        disabled={done}
        onClick={onPickAll}
        aria-label={
          done
            ? undefined
            : t('shipment.pickAllOf', { sku: line.product.sku, bin: line.bin.binCode })
        }
      >
        {t(done ? 'shipment.picked' : 'shipment.pickAll')}
      </Button>
      {!done && (
        <div className={styles.more}>
          <OtherLotDialog order={order} line={line} />
          <ShortPickDialog order={order} line={line} picked={picked} />
        </div>
      )}
    </li>
  );
}

/** The pick list in walking order: scan the bin, scan each piece, ship. */
export function PickList({ order }: { order: OrderStock }) {
  const { t } = useTranslation('inventory');
  const { lines } = order;
  const { orderId } = order;
  const [picked, setPicked] = useState(() => keptPicks(orderId, lines));
  useEffect(() => keepPicks(orderId, lines, picked), [orderId, lines, picked]);
  const [bin, setBin] = useState<BinRef | null>(null);

  const onMatch = (match: ScanMatch) => {
    if (match.kind === 'bin') {
      const wanted = lines.some((line) => line.bin.binId === match.bin.binId);
      if (!wanted)
        throw new UserFacingError(t('shipment.nothingInBin', { bin: match.bin.binCode }));
      setBin(match.bin);
      return t('scan.binOpen', { bin: match.bin.binCode });
    }
    if (match.kind !== 'product') throw new UserFacingError(t('scan.notHere'));
    const { productId, sku } = match.product;
    const next = pickPiece(lines, picked, productId, bin?.binId ?? null);
    if (!next) throw new UserFacingError(t('shipment.notWanted', { sku }));
    setPicked(next);
    return t('shipment.pieceOf', { sku });
  };

  const total = picked.reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap="5">
      <Card variant="sunken">
        <ScanField label={t('scan.label')} hint={t('shipment.scanHint')} onMatch={onMatch} />
      </Card>
      <Progress
        label={t('shipment.progress')}
        value={Math.round((total / order.pieces) * 100)}
        valueText={t('shipment.pickedOf', { picked: total, quantity: order.pieces })}
      />
      <ol className={styles.lines} aria-label={t('shipment.pickList')}>
        {lines.map((line, index) => (
          <PickRow
            key={`${line.bin.binId}|${line.product.productId}|${line.lot ?? ''}`}
            order={order}
            line={line}
            picked={picked[index] ?? 0}
            open={bin?.binId === line.bin.binId}
            onPickAll={() => setPicked(picked.with(index, line.quantity))}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <ShipDialog
          order={order}
          complete={allPicked(lines, picked)}
          picked={pickedLines(lines, picked)}
        />
      </div>
    </Stack>
  );
}
