export { ReturnListPage as Component } from './return-list.page';
