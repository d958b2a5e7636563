export { BlogPostPage as Component } from './blog-post.page';
