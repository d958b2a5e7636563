export { WishlistPage as Component } from './wishlist.page';
