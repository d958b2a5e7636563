import type {
  DiagramPart,
  GALLERY_SUBJECTS,
  PageCollection,
  PageFigure,
  PROJECT_SEGMENTS,
  PROJECT_SYSTEMS,
  ResourceType,
} from '@solar/contracts/admin/content-http';
import type { LocalizedText } from '@solar/contracts/common/localized';

/** Kind-specific fields of published entries; the admin service checks them when they are entered. */
export interface ProjectFields {
  location: string;
  client: string;
  /** As French readers see them; absent or empty where they are the same. */
  locationFr?: string;
  clientFr?: string;
  segment: (typeof PROJECT_SEGMENTS)[number];
  system: (typeof PROJECT_SYSTEMS)[number];
  installedOn: string;
  capacityKwp: number;
  annualProductionKwh: number;
  co2TonnesPerYear: number;
  challenge: LocalizedText;
  solution: LocalizedText;
  results: LocalizedText;
  /** From January; absent or empty in projects without figures by month. */
  monthlyKwh?: number[];
  /** From the sources to the grid; absent in projects from before it was drawn. */
  singleLine?: DiagramPart[];
  /** Slugs. */
  products?: string[];
  tags: string[];
}

/** Where a project stands, by language. */
export const placeOf = ({ location, locationFr }: ProjectFields) => ({
  en: location,
  fr: locationFr ?? '',
});

/** Pages from before figures and collections lack both. */
export interface PageFields {
  template?: string;
  figures?: PageFigure[];
  collection?: PageCollection;
}

export interface TeamFields {
  role: LocalizedText;
  office: LocalizedText;
  /** Codes. */
  languages: string[];
}

export interface CertificateFields {
  issuer: LocalizedText;
  number: string;
  validFrom: string;
  validUntil: string;
  file: string;
}

export interface GalleryFields {
  subject: (typeof GALLERY_SUBJECTS)[number];
  url: string;
  /** The press may print it; absent in pictures from before it was asked. */
  press?: boolean;
}

export interface ResourceFields {
  type: ResourceType;
  date: string;
  url: string;
  speaker: string;
}

export interface BlogPostFields {
  author: string;
  publishedOn: string;
  readingMinutes: number;
  tags: string[];
}

export interface ServiceFields {
  isNew: boolean;
  benefits: LocalizedText[];
}

export interface TestimonialFields {
  author: string;
  role: LocalizedText;
  rating: number;
}

export interface FaqFields {
  topic: string;
}

export interface PartnerFields {
  url: string;
}

export interface AwardFields {
  year: number;
  issuer: string;
}
