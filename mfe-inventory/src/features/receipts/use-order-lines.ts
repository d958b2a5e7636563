import type { Receivable } from '@solar/contracts/inventory/purchase-orders';
import { useEffect, useRef } from 'react';
import { useInventoryItem } from '../../api/inventory-api';
import type { DraftLine } from '../lines/draft-line';

function draftOf({ lines }: Receivable): DraftLine[] {
  return lines
    .filter(({ allowed }) => allowed > 0)
    .map(({ product, bin, open }) => ({ product, bin, lot: '', quantity: open, open }));
}

/** Hands the open lines of a purchase order over, once for each order that is chosen. */
export function useOrderLines(orderId: string | null, onLines: (lines: DraftLine[]) => void): void {
  const filled = useRef<string | null>(null);
  const query = useInventoryItem<Receivable>(
    `purchase-orders/${orderId}/receivable`,
    {},
    orderId !== null,
  );
  const { data } = query;
  useEffect(() => {
    if (orderId === null) filled.current = null;
    if (orderId === null || !data || filled.current === orderId) return;
    filled.current = orderId;
    onLines(draftOf(data));
  }, [orderId, data, onLines]);
}
