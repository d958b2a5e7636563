import type { Order } from '@solar/contracts/checkout/orders-http';
import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Card, CardHeader } from '@solar/ui/card/card';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import { FileButton, FileList } from '@solar/ui/file-button/file-button';
import { useTranslation } from 'react-i18next';
import { downloadPaper, useOrderPapers } from '../../../api/orders-api';
import { ListSkeleton } from '../../../components/list-skeleton';

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
          <FileList>
            {items.map((paper) => (
              <li key={paper.documentId}>
                <PaperButton order={order} paper={paper} />
              </li>
            ))}
          </FileList>
        )}
      </QueryState>
    </Card>
  );
}

function PaperButton({ order, paper }: { order: Order; paper: OrderPaper }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const download = useApiMutation({ mutationFn: () => downloadPaper(order.orderId, paper) });
  const { kind, number, issuedAt, corrects } = paper;
  const date = format.date(issuedAt);
  return (
    <FileButton
      name={t(`order.papers.kinds.${kind}`, { number })}
      detail={corrects ? t(`order.papers.about.${kind}`, { date, number: corrects }) : date}
      loading={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
