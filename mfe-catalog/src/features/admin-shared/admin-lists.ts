export { AdminAttributesPage } from '../admin-attributes/admin-attributes.page';
export { AdminBrandsPage } from '../admin-brands/admin-brands.page';
export { AdminCategoriesPage } from '../admin-categories/admin-categories.page';
export { AdminSearchWordsPage } from '../admin-search-words/admin-search-words.page';
export { AdminDataReportPage } from '../admin-data-report/admin-data-report.page';
export { AdminReviewsPage } from '../admin-reviews/admin-reviews.page';
export { AdminImageMappingPage } from '../admin-image-mapping/admin-image-mapping.page';
