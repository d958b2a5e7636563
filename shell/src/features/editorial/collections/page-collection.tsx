import type { PageCollection as Collection } from '@solar/contracts/admin/content-http';
import type { ComponentType } from 'react';
import { CertificateList } from './certificate-list';
import { DatasheetLibrary } from './datasheet-library';
import { PictureGallery } from './picture-gallery';
import { DownloadList, GuideList, NewsList } from './resource-list';
import { TeamList } from './team-list';
import { WebinarList } from './webinar-list';

const LISTS: Partial<Record<Collection, ComponentType>> = {
  team: TeamList,
  certificates: CertificateList,
  gallery: PictureGallery,
  guides: GuideList,
  webinars: WebinarList,
  press: NewsList,
  downloads: DownloadList,
  datasheets: DatasheetLibrary,
};

/** What a page shows of another kind of content, below its text. */
export function PageCollection({ collection }: { collection: Collection | undefined }) {
  const List = collection && LISTS[collection];
  return List ? <List /> : null;
}
