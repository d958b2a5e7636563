import { PRODUCT_IMAGE_SIZES, productImageUrl } from '@solar/contracts/catalog/product-images';
import { IconButton } from '@solar/ui/icon-button/icon-button';
import { Inline } from '@solar/ui/layout/layout';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { LocalizedFields } from '../../admin-shared/localized-fields';
import styles from './picture-fields.module.css';

export interface PictureRowProps {
  folder: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (dragging: boolean) => void;
}

/** One picture: its text for those who cannot see it, and its place, by dragging or by the arrows. */
export function PictureRow({ folder, index, count, onMove, onRemove, onDrag }: PictureRowProps) {
  const { t } = useTranslation('catalog');
  const number = index + 1;
  return (
    <>
      <div
        role="presentation"
        className={styles.handle}
        draggable
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <img
          className={styles.image}
          src={productImageUrl(folder, 'card')}
          alt={t('admin.products.picture', { number })}
          {...PRODUCT_IMAGE_SIZES.card}
        />
      </div>
      <div className={styles.texts}>
        {index === 0 && <p className={styles.first}>{t('admin.products.firstPicture')}</p>}
        <LocalizedFields name={`pictures.${index}.alt`} label={t('admin.products.alt')} />
      </div>
      <Inline gap="1" wrap={false}>
        <IconButton
          label={t('admin.products.moveUp', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('admin.products.moveDown', { number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton label={t('admin.products.removePicture', { number })} onClick={onRemove}>
          <Trash aria-hidden="true" />
        </IconButton>
      </Inline>
    </>
  );
}
