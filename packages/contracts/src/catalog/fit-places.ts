import { z } from 'zod';
import { localizedInput } from '../common/localized';
import { FIT_SITES } from './fit-sites';

export const fitSiteIdSchema = z.enum(FIT_SITES);
export type FitSiteId = z.infer<typeof fitSiteIdSchema>;

const celsius = (min: number, max: number) => z.number().min(min).max(max);

/** Temperatures in °C for which a system is designed. */
export const siteTemperatures = {
  cellMinC: celsius(-40, 25),
  cellHotC: celsius(25, 100),
  roofC: celsius(0, 110),
};
export const designSiteSchema = z.strictObject({ id: fitSiteIdSchema, ...siteTemperatures });
export type DesignSite = z.infer<typeof designSiteSchema>;

/** What a utility has published as the most that may be connected. */
export const gridLimitSchema = z.strictObject({
  /** For connections of this kind only; null for all. */
  phase: z.enum(['single', 'three']).nullable(),
  maxKw: z.number().positive().max(1_000_000),
  source: z.string().trim().min(1).max(200),
  url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
  /** Day of the source. */
  asOf: z.iso.date(),
});
export type GridLimit = z.infer<typeof gridLimitSchema>;

/** A utility and its limits; one without any has published none that we know of. */
export const gridUtilitySchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9-]{2,30}$/),
  name: z.string().trim().min(1).max(80),
  area: localizedInput(120),
  limits: z.array(gridLimitSchema).max(6),
});
export type GridUtility = z.infer<typeof gridUtilitySchema>;
export const UTILITIES_MAX = 20;

/** Utilities of a new installation until somebody edits them. Only what a source says. */
export const DEFAULT_UTILITIES: GridUtility[] = [
  {
    code: 'dewa',
    name: 'DEWA',
    area: { en: 'Dubai', fr: 'Dubaï' },
    limits: [
      {
        ...{ phase: null, maxKw: 2_080, asOf: '2020-05-11' },
        source: 'DEWA, Communication to the Solar Industry on Shams Dubai',
        url: 'https://www.mesia.com/2020/05/13/communication-on-shams-dubai/',
      },
    ],
  },
  {
    code: 'taqa-distribution',
    name: 'TAQA Distribution (ADDC, AADC)',
    area: { en: 'Abu Dhabi and Al Ain', fr: 'Abou Dabi et Al Aïn' },
    limits: [],
  },
  { code: 'sewa', name: 'SEWA', area: { en: 'Sharjah', fr: 'Charjah' }, limits: [] },
  {
    code: 'etihad-we',
    name: 'Etihad WE',
    area: { en: 'Northern Emirates', fr: 'Émirats du Nord' },
    limits: [
      {
        ...{ phase: null, maxKw: 1_000, asOf: '2024-11-18' },
        source: 'Enterprise, report on the decision of the Ministry of Energy and Infrastructure',
        url: '',
      },
    ],
  },
];

/** Proposed temperatures, to be confirmed for a project against the weather records of its place. */
export const DEFAULT_DESIGN_SITES: DesignSite[] = [
  { id: 'dubai', cellMinC: 5, cellHotC: 75, roofC: 70 },
  { id: 'abu-dhabi', cellMinC: 5, cellHotC: 75, roofC: 70 },
  { id: 'riyadh', cellMinC: -2, cellHotC: 75, roofC: 70 },
  { id: 'muscat', cellMinC: 10, cellHotC: 75, roofC: 70 },
  { id: 'doha', cellMinC: 5, cellHotC: 75, roofC: 70 },
];

/** `GET /api/catalog/fit/places`: where systems can be designed for, and by whose limits. */
export const fitPlacesSchema = z.object({
  sites: z.array(designSiteSchema),
  utilities: z.array(gridUtilitySchema),
});
export type FitPlaces = z.infer<typeof fitPlacesSchema>;
