import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Button } from '@solar/ui/button/button';
import { EmptyState } from '@solar/ui/empty-state/empty-state';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWishlist } from '../../api/account-api';
import { useProductsByIds } from '../../api/catalog-api';
import { AccountPage } from '../../components/account-page';
import { ListSkeleton } from '../../components/list-skeleton';
import { RecordList } from '../../components/record-card';
import { urls } from '../../urls';
import { WishCard } from './components/wish-card';

/** Products kept for later. */
export function WishlistPage() {
  const { t } = useTranslation('account');
  const wishlist = useWishlist();
  return (
    <AccountPage title={t('wishlist.title')} description={t('wishlist.text')}>
      <QueryState
        query={wishlist}
        skeleton={<ListSkeleton height="8rem" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoWishes />}
      >
        {({ items }) => <Wishes ids={items.map(({ productId }) => productId)} />}
      </QueryState>
    </AccountPage>
  );
}

function Wishes({ ids }: { ids: readonly string[] }) {
  const products = useProductsByIds(ids);
  return (
    <QueryState query={products} skeleton={<ListSkeleton height="8rem" />}>
      {({ items }) => (
        <RecordList>
          {ids.flatMap((id) => {
            const product = items.find((one) => one.id === id);
            return product ? [<WishCard key={id} product={product} />] : [];
          })}
        </RecordList>
      )}
    </QueryState>
  );
}

function NoWishes() {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon={<Heart />}
      title={t('wishlist.empty.title')}
      description={t('wishlist.empty.text')}
      action={
        <Button asChild variant="primary">
          <Link to={urls.products}>{t('overview.browse')}</Link>
        </Button>
      }
    />
  );
}
