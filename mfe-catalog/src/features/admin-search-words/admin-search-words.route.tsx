export { AdminSearchWordsPage as Component } from './admin-search-words.page';
