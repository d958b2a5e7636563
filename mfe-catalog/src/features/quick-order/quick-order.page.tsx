import { notify } from '@solar/mfe-kit/notify/notify';
import { usePageMeta } from '@solar/mfe-kit/page/use-page-meta';
import { useCart } from '@solar/mfe-kit/stores/cart-store';
import { Breadcrumbs } from '@solar/ui/breadcrumbs/breadcrumbs';
import { Button } from '@solar/ui/button/button';
import { Field } from '@solar/ui/field/field';
import { FileDrop } from '@solar/ui/file-drop/file-drop';
import { Container, Stack } from '@solar/ui/layout/layout';
import { PageHeader } from '@solar/ui/page-header/page-header';
import { TextArea } from '@solar/ui/text-area/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCTS_PATH } from '../../urls';
import { cartProductOf } from '../product-card/add-to-cart';
import { useOrderCheck } from './api/use-order-check';
import { OrderResult } from './components/order-result';
import { orderLines } from './order-lines';
import styles from './quick-order.module.css';
import { readOrderFile } from './read-order-file';
import type { ResolvedOrder } from './resolve-order';

const FILE_MAX_BYTES = 2 * 1024 * 1024;
const ROWS = 12;

/** SKUs with quantities, pasted or from a file, into the cart at once. */
export function QuickOrderPage() {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState('');
  const [order, setOrder] = useState<ResolvedOrder | null>(null);
  const check = useOrderCheck(setOrder);
  const title = t('quickOrder.title');
  usePageMeta({ title, description: t('quickOrder.text') });
  const change = (next: string) => {
    setText(next);
    setOrder(null);
  };
  const takeFile = async ([file]: File[]) => {
    if (!file) return;
    try {
      change(await readOrderFile(file));
    } catch {
      notify.error(t('quickOrder.unreadable', { name: file.name }));
    }
  };
  const crumbs = [
    { label: t('nav.home'), href: '/' },
    { label: t('products.title'), href: PRODUCTS_PATH },
    { label: title },
  ];
  return (
    <Container size="xl" className={styles.page}>
      <PageHeader
        title={title}
        description={t('quickOrder.text')}
        breadcrumbs={<Breadcrumbs items={crumbs} />}
      />
      <Stack gap="6">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            check.mutate(text);
          }}
        >
          <Field label={t('quickOrder.lines')} hint={t('quickOrder.hint')}>
            <TextArea
              rows={ROWS}
              value={text}
              placeholder={t('quickOrder.example')}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
          <FileDrop
            aria-label={t('quickOrder.file')}
            accept={['.csv', '.txt', '.xlsx']}
            maxBytes={FILE_MAX_BYTES}
            maxFiles={1}
            description={t('quickOrder.fileHint')}
            onFiles={(files) => void takeFile(files)}
          />
          <Button type="submit" disabled={orderLines(text).length === 0} loading={check.isPending}>
            {t('quickOrder.check')}
          </Button>
        </form>
        {order && <OrderResult order={order} onAdd={() => addToCart(order)} />}
      </Stack>
    </Container>
  );

  function addToCart({ found }: ResolvedOrder): void {
    const { add, open } = useCart.getState();
    for (const { product, quantity } of found) add(cartProductOf(product, quantity), quantity);
    notify.success(t('cart.added.title'), {
      description: t('quickOrder.added', { count: found.length }),
      action: { label: t('cart.view'), onClick: open },
    });
  }
}
