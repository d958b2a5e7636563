import type { AdminProductRow } from '@solar/contracts/catalog/admin-http';
import { slugOf } from '@solar/contracts/common/slug';
import { useCan } from '@solar/mfe-kit/session/permissions';
import { Button } from '@solar/ui/button/button';
import { Card } from '@solar/ui/card/card';
import { Field } from '@solar/ui/field/field';
import { Identifier } from '@solar/ui/identifier/identifier';
import { Inline, Stack } from '@solar/ui/layout/layout';
import { TextInput } from '@solar/ui/text-input/text-input';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetImages } from '../admin-products/api/use-admin-products';
import { ProductPicture } from '../product-card/product-picture';
import styles from './image-card.module.css';

/** A product with the pictures it has, and the folder that they are read from. */
export function ImageCard({ product }: { product: AdminProductRow }) {
  const { t } = useTranslation('catalog');
  const mayWrite = useCan('catalog.products.write');
  const setImages = useSetImages();
  const [folder, setFolder] = useState(product.imageSlug ?? '');
  const next = slugOf(folder) || null;
  const changed = next !== product.imageSlug;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed) {
      setImages.mutate({ id: product.id, version: product.version, imageSlug: next });
    }
  };
  return (
    <Card padding="sm">
      <Stack gap="3" asChild>
        <form className={styles.form} onSubmit={submit}>
          <ProductPicture
            key={product.imageSlug}
            image={product.image}
            className={styles.picture}
          />
          <div className={styles.names}>
            <strong>{product.name}</strong>
            <Identifier quiet>{product.sku}</Identifier>
          </div>
          <Field label={t('admin.images.folder')}>
            <TextInput
              value={folder}
              disabled={!mayWrite}
              onChange={({ target }) => setFolder(target.value)}
            />
          </Field>
          {mayWrite && (
            <Inline gap="2">
              <Button
                type="submit"
                size="sm"
                variant="secondary"
                disabled={!changed}
                loading={setImages.isPending}
              >
                {t('admin.save')}
              </Button>
              {product.imageSlug !== product.slug && (
                <Button size="sm" variant="ghost" onClick={() => setFolder(product.slug)}>
                  {t('admin.images.own')}
                </Button>
              )}
            </Inline>
          )}
        </form>
      </Stack>
    </Card>
  );
}
