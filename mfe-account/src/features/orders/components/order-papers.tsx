import type { Order } from '@solar/contracts/checkout/orders-http';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { downloadPaper, useOrderPapers } from '../../../api/orders-api';
import { ListSkeleton } from '../../../components/list-skeleton';
import { RecordList } from '../../../components/record-card';

/** Invoice, credit notes and delivery note of an order, each as PDF. */
export function OrderPapers({ order }: { order: Order }) {
  const { t } = useTranslation('account');
  const query = useOrderPapers(order);
  return (
    <Card data-print="hidden">
      <CardHeader title={t('order.papers.title')} />
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={1} height="3rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState size="sm" level={3} title={t('order.papers.none')} />}
      >
        {({ items }) => (
          <RecordList>
            {items.map((paper) => (
              <li key={paper.documentId}>
                <PaperButton order={order} paper={paper} />
              </li>
            ))}
          </RecordList>
        )}
      </QueryState>
    </Card>
  );
}

function PaperButton({ order, paper }: { order: Order; paper: OrderPaper }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const download = useApiMutation({ mutationFn: () => downloadPaper(order.orderId, paper) });
  return (
    <Button
      variant="ghost"
      startIcon={<Download aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t(`order.papers.kinds.${paper.kind}`, { number: paper.number })}
      {' · '}
      {format.date(paper.issuedAt)}
    </Button>
  );
}
