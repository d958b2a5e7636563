import type { ReviewPage, ReviewView } from '@solar/contracts/catalog/review-http';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { QueryState } from '@solar/mfe-kit/query/query-state';
import { Badge } from '@solar/ui/badge/badge';
import { Pagination } from '@solar/ui/pagination/pagination';
import { Progress } from '@solar/ui/progress/progress';
import { Rating } from '@solar/ui/rating/rating';
import { Skeleton } from '@solar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviews } from '../api/use-reviews';
import { ReviewForm } from './review-form';
import styles from './reviews.module.css';

/** What customers say, how the stars fall, and a form for those who may write. */
export function Reviews({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog');
  const [page, setPage] = useState(1);
  const query = useReviews(slug, page);
  return (
    <QueryState query={query} skeleton={<Skeleton shape="text" lines={6} />}>
      {(reviews) => (
        <div className={styles.reviews}>
          <div className={styles.side}>
            {reviews.total > 0 ? (
              <Summary reviews={reviews} />
            ) : (
              <p className={styles.none}>{t('review.none')}</p>
            )}
            <ReviewForm slug={slug} />
          </div>
          {reviews.total > 0 && <ReviewList reviews={reviews} onPage={setPage} />}
        </div>
      )}
    </QueryState>
  );
}

function Summary({ reviews }: { reviews: ReviewPage }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure}>{format.number(reviews.average)}</span>
        <Rating value={reviews.average} count={reviews.total} />
      </p>
      {reviews.distribution.map(({ rating, count }) => (
        <div key={rating} className={styles.bar}>
          <span>{t('review.stars', { count: rating })}</span>
          <Progress
            value={(count / reviews.total) * 100}
            label={t('review.starsCount', { rating, count })}
            hideLabel
            size="sm"
          />
          <span className={styles.count}>{count}</span>
        </div>
      ))}
    </div>
  );
}

function ReviewList({ reviews, onPage }: { reviews: ReviewPage; onPage: (page: number) => void }) {
  return (
    <div>
      <ul className={styles.list}>
        {reviews.items.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {reviews.total > reviews.pageSize && (
        <Pagination
          page={reviews.page}
          pageSize={reviews.pageSize}
          total={reviews.total}
          onPageChange={onPage}
        />
      )}
    </div>
  );
}

function Review({ review }: { review: ReviewView }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return (
    <article className={styles.review}>
      <Rating value={review.rating} size="sm" />
      <h3 className={styles.reviewTitle}>{review.title}</h3>
      <p className={styles.text}>{review.text}</p>
      <p className={styles.by}>
        {review.author} · {format.date(review.createdAt)}
        {review.verifiedBuyer && (
          <Badge tone="success" size="sm">
            {t('review.verified')}
          </Badge>
        )}
      </p>
    </article>
  );
}
