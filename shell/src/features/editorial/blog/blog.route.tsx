export { BlogPage as Component } from './blog.page';
