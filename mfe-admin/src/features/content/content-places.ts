import type { ContentKind } from '@solar/contracts/admin/content-http';
import type { AdminIconName } from '@solar/mfe-kit/remote/remote-contract';

/** Where a kind of content is edited. */
export interface ContentPlace {
  kind: ContentKind;
  /** Path below /admin. */
  path: string;
  icon: AdminIconName;
}

/** All kinds, in the order of the navigation. Apart from their fields, which need the schemas: routes and menu load without them. */
export const CONTENT_PLACES = [
  { kind: 'pages', path: 'content', icon: 'file-text' },
  { kind: 'blog-posts', path: 'blog', icon: 'newspaper' },
  { kind: 'projects', path: 'projects', icon: 'building-2' },
  { kind: 'services', path: 'services', icon: 'list-checks' },
  { kind: 'testimonials', path: 'testimonials', icon: 'star' },
  { kind: 'faqs', path: 'faqs', icon: 'life-buoy' },
  { kind: 'partners', path: 'partners', icon: 'users-round' },
  { kind: 'awards', path: 'awards', icon: 'badge-percent' },
  { kind: 'team', path: 'team', icon: 'users' },
  { kind: 'certificates', path: 'certificates', icon: 'shield-check' },
  { kind: 'gallery', path: 'gallery', icon: 'image' },
  { kind: 'resources', path: 'resources', icon: 'folder-tree' },
] as const satisfies readonly ContentPlace[];
