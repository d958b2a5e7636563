import type { PriceFileResult } from '@solar/contracts/catalog/price-file-http';
import { Button } from '@solar/ui/button/button';
import { Dialog } from '@solar/ui/dialog/dialog';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { Stack } from '@solar/ui/layout/layout';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readOrderFile } from '../../quick-order/read-order-file';
import { useSendPrices } from '../api/use-price-file';

const MAX_BYTES = 200_000;

/** The prices of the catalogue as a table that was changed elsewhere: tried first, then applied. */
export function ImportPricesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState('');
  const send = useSendPrices();
  const result = send.data;
  const take = async (file: File) => {
    const read = await readOrderFile(file);
    setText(read);
    send.mutate({ text: read, apply: false });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('admin.priceFile.import')}
      description={t('admin.priceFile.text')}
      locked={send.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
            {t(result?.applied ? 'admin.priceFile.close' : 'admin.cancel')}
          </Button>
          {!result?.applied && (
            <Button
              disabled={!result || result.changed === 0}
              loading={send.isPending}
              onClick={() => send.mutate({ text, apply: true })}
            >
              {t('admin.priceFile.apply')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {!result?.applied && (
          <FileDrop
            aria-label={t('admin.priceFile.file')}
            description={t('admin.priceFile.fileText')}
            accept={['text/csv', '.csv', '.txt', '.tsv']}
            maxBytes={MAX_BYTES}
            maxFiles={1}
            disabled={send.isPending}
            onFiles={([file]) => file && void take(file)}
          />
        )}
        {result && <Result result={result} />}
      </Stack>
    </Dialog>
  );
}

/** What became of the rows, or would. */
function Result({ result }: { result: PriceFileResult }) {
  const { t } = useTranslation('catalog');
  const { applied, changed, unchanged, leftOut, leftOutCount } = result;
  return (
    <div role="status">
      <Stack gap="2">
        <p>
          {t(applied ? 'admin.priceFile.changed' : 'admin.priceFile.toChange', { count: changed })}{' '}
          {t('admin.priceFile.unchanged', { count: unchanged })}
        </p>
        {leftOutCount > 0 && (
          <>
            <p>{t('admin.priceFile.leftOut', { count: leftOutCount })}</p>
            <ul>
              {leftOut.map(({ line, sku, code }) => (
                <li key={line}>
                  {t('admin.priceFile.lineOf', { line, sku })}:{' '}
                  {t(`admin.priceFile.errors.${code}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </div>
  );
}
