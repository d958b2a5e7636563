export { ReturnDetailPage as Component } from './return-detail.page';
