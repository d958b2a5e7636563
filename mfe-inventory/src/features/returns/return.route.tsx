export { ReturnPage as Component } from './return.page';
