import type { OrderPaper } from '@solar/contracts/checkout/documents-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { http } from '@solar/mfe-kit/http/http-client';
import { saveFile } from '@solar/mfe-kit/http/save-file';
import { useApiMutation } from '@solar/mfe-kit/query/use-api-mutation';
import { FileButton, FileList } from '@solar/ui/file-button/file-button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Papers of an order, each to be saved; shows nothing while there are none. `stand` is what they follow from. */
export function OrderPapers({
  orderId,
  stand,
  action,
}: {
  orderId: string;
  stand: string;
  /** What else can be done with a paper; `name` is what it is called. */
  action?: (paper: OrderPaper, name: string) => ReactNode;
}) {
  const { t } = useTranslation('checkout');
  const root = `/api/checkout/orders/${orderId}/documents`;
  const query = useQuery({
    queryKey: [root, stand],
    queryFn: () => http.get<{ items: OrderPaper[] }>(root),
  });
  if (!query.data?.items.length) return null;
  return (
    <FileList>
      {query.data.items.map((paper) => (
        <li key={paper.documentId}>
          <PaperButton paper={paper} url={`${root}/${paper.documentId}`} />
          {action?.(paper, t(`order.papers.${paper.kind}`, { number: paper.number }))}
        </li>
      ))}
    </FileList>
  );
}

function PaperButton({ paper, url }: { paper: OrderPaper; url: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { kind, number, issuedAt, corrects } = paper;
  const date = format.date(issuedAt);
  const download = useApiMutation({
    mutationFn: async () => saveFile(await http.download(url), `${number}.pdf`),
  });
  return (
    <FileButton
      name={t(`order.papers.${kind}`, { number })}
      detail={corrects ? t(`order.papers.about.${kind}`, { date, number: corrects }) : date}
      loading={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}
