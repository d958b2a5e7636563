import { join, resolve, sep } from 'node:path';
import type { PagedContentKind } from '@solar/contracts/admin/content-paths';
import type { PublicSettings } from '@solar/contracts/admin/site-http';
import type { FocalPoint } from '@solar/contracts/common/focal-point';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { writtenDate } from '@solar/contracts/common/written-date';
import type { SharePictureSource } from '@solar/service-kit/share-picture/share-pictures';
import type { ContentDoc } from '../content/content.schema';
import { picturePath } from '../content/picture-path';
import { DEFAULT_SETTINGS } from '../settings/default-settings';
import en from '../../locales/share.en.json';
import fr from '../../locales/share.fr.json';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };
const PICTURE = /\.(?:jpg|png|webp|avif)$/;

type Entry = Pick<ContentDoc, 'title' | 'image' | 'fields'> & { kind: PagedContentKind };

type Shown = {
  language: Language;
  mediaDir: string;
  /** Of the picture that is shown. */
  focalPoint?: FocalPoint | undefined;
};

type Site = Pick<PublicSettings, 'siteName' | 'siteDescription' | 'ogImage'>;

/** What the picture of an entry shows: its title, and the figures of a project. */
export function entryShareSource(
  entry: Entry,
  { language, siteName, mediaDir, focalPoint }: Shown & { siteName: string },
): SharePictureSource {
  return {
    siteName,
    kicker: TEXTS[language].kind[entry.kind],
    title: textIn(entry.title, language),
    figures: figuresOf(entry, language),
    ...(focalPoint ? { focalPoint } : {}),
    pictureFile: entry.image ? fileOf(picturePath(entry.image.path), mediaDir) : null,
  };
}

/** What the picture of pages shows that have none of their own: what the site is. */
export function siteShareSource(
  { siteName, siteDescription, ogImage }: Site,
  { language, mediaDir, focalPoint }: Shown,
): SharePictureSource {
  return {
    siteName,
    kicker: TEXTS[language].site,
    title: textIn(siteDescription, language),
    figures: [],
    ...(focalPoint ? { focalPoint } : {}),
    pictureFile: fileOf(ogImage || DEFAULT_SETTINGS.ogImage, mediaDir),
  };
}

function figuresOf({ kind, fields }: Entry, language: Language): SharePictureSource['figures'] {
  const text = TEXTS[language].figure;
  const number = new Intl.NumberFormat(language);
  if (kind === 'blog-posts') {
    const { author, publishedOn } = fields as { author: string; publishedOn: string };
    return [{ label: author, value: writtenDate(publishedOn, language, 'medium') }];
  }
  if (kind !== 'projects') return [];
  const { capacityKwp, annualProductionKwh, location } = fields as Record<string, number | string>;
  const megawattHours = Number(annualProductionKwh) / 1000;
  return [
    { label: text.capacity, value: `${number.format(Number(capacityKwp))}\u00A0kWp` },
    { label: text.production, value: `${number.format(Math.round(megawattHours))}\u00A0MWh` },
    { label: text.location, value: String(location) },
  ];
}

/** Where the file of a public address is; null for what is no picture, or lies outside of the folder. */
function fileOf(address: string, mediaDir: string): string | null {
  const root = resolve(mediaDir);
  const file = resolve(join(root, address.replace(/^\/(?:images|api\/bucket)\//, '')));
  return PICTURE.test(file) && file.startsWith(root + sep) ? file : null;
}
