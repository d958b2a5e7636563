import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { Button } from '@solar/ui/button/button';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';

/** Papers of an order as buttons that download them; shows nothing while there are none. `stand` is what they follow from. */
export function OrderPapers({ orderId, stand }: { orderId: string; stand: string }) {
  const root = `/api/checkout/orders/${orderId}/documents`;
  const query = useQuery({
    queryKey: [root, stand],
    queryFn: () => http.get<{ items: OrderPaper[] }>(root),
  });
  return query.data?.items.map((paper) => (
    <PaperButton key={paper.documentId} paper={paper} url={`${root}/${paper.documentId}`} />
  ));
}

function PaperButton({ paper, url }: { paper: OrderPaper; url: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { kind, number, issuedAt } = paper;
  const download = useApiMutation({
    mutationFn: async () => saveFile(await http.download(url), `${number}.pdf`),
  });
  return (
    <Button
      variant="ghost"
      startIcon={<Download aria-hidden="true" />}
      loading={download.isPending}
      title={format.date(issuedAt)}
      onClick={() => download.mutate()}
    >
      {t(`order.papers.${kind}`, { number })}
    </Button>
  );
}
