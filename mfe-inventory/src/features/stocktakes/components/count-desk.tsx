import type { Stocktake } from '@solar/contracts/inventory/stocktakes';
import { useIdempotencyKey } from '@solar/mfe-kit/http/idempotency-key';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INVENTORY_KEY, sendInventory } from '../../../api/inventory-api';
import { toLineBody, type DraftLine } from '../../lines/draft-line';
import { LineEditor } from '../../lines/line-editor';

/** Blind count: what is expected is not shown while counting, so that nobody counts to it. */
export function CountDesk({ stocktake }: { stocktake: Stocktake }) {
  const { t } = useTranslation('inventory');
  const [lines, setLines] = useState<DraftLine[]>([]);
  const body = {
    counts: toLineBody(lines).map(({ quantity, ...line }) => ({ ...line, counted: quantity })),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  const save = useApiMutation({
    mutationFn: () => sendInventory('post', `stocktakes/${stocktake.id}/counts`, body, key),
    invalidates: [INVENTORY_KEY],
    success: t('stocktakes.saved', { count: lines.length }),
    onSuccess: () => setLines([]),
  });
  return (
    <Card>
      <CardHeader title={t('stocktakes.count')} description={t('stocktakes.countText')} level={2} />
      <Stack gap="4">
        <LineEditor
          lines={lines}
          onChange={setLines}
          warehouseId={stocktake.warehouse.id}
          min={0}
          named={false}
        />
        <Button
          size="lg"
          disabled={lines.length === 0}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('stocktakes.save')}
        </Button>
      </Stack>
    </Card>
  );
}
