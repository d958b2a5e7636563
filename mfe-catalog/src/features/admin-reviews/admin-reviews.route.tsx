export { AdminReviewsPage as Component } from './admin-reviews.page';
