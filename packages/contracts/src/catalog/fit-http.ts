import { z } from 'zod';
import { productIdSchema } from '../common/ids';
import { LIMITS } from '../common/limits';
import { fitSiteIdSchema, siteTemperatures } from './fit-places';

/** Temperatures in °C for which a system is designed. */
export const fitSiteSchema = z.object({
  id: fitSiteIdSchema,
  cellMinC: z.number(),
  cellHotC: z.number(),
  roofC: z.number(),
});

const utilityCode = z.string().max(30);
const phase = z.enum(['single', 'three']);
const roof = z.enum(['flat', 'pitched']);

/** From best to worst; `unknown` means that a deciding figure is not published. */
export const fitVerdictSchema = z.enum(['fits', 'fits-with-limits', 'unknown', 'does-not-fit']);
export type FitVerdictName = z.infer<typeof fitVerdictSchema>;

const figureSchema = z.object({ name: z.string(), value: z.number(), unit: z.string().nullable() });

/** A sentence as the key of its text in both languages and what stands in it. */
export const fitReasonSchema = z.object({
  key: z.string(),
  params: z.record(
    z.string(),
    z.union([z.number(), z.string(), z.array(z.union([z.number(), z.string()]))]),
  ),
});

/** What one rule found. A hard rule that fails blocks, a soft one warns. */
export const fitOutcomeSchema = z.object({
  rule: z.string(),
  severity: z.enum(['hard', 'soft']),
  verdict: z.enum(['pass', 'fail', 'unknown']),
  figures: z.array(figureSchema),
  limits: z.array(figureSchema),
  reason: fitReasonSchema,
});

const fitProductSchema = z.object({
  id: z.string(),
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
});

/** A product beside the one that was asked for. */
export const fitItemSchema = z.object({
  product: fitProductSchema,
  verdict: fitVerdictSchema,
  /** The outcome that explains the verdict. */
  reason: fitReasonSchema,
  outcomes: z.array(fitOutcomeSchema),
  /** Which strings can be connected, where panels meet a string inverter and fit. */
  strings: z
    .object({
      minModules: z.number().int(),
      maxModules: z.number().int(),
      stringsByTracker: z.array(z.number().int()),
      maxStrings: z.number().int(),
    })
    .nullable(),
});
export type FitItem = z.infer<typeof fitItemSchema>;

/** `GET /api/catalog/products/{idOrSlug}/fit`. `limit` is for each kind and verdict. */
export const productFitQuerySchema = z.strictObject({
  site: fitSiteIdSchema.default('dubai'),
  /** The connection that an inverter is judged for; what is left out is not judged. */
  utility: utilityCode.optional(),
  phase: phase.optional(),
  /** The roof that a mounting system is judged for; left out, it is not judged. */
  roof: roof.optional(),
  limit: z.coerce.number().int().min(1).max(48).default(24),
});
export type ProductFitQuery = z.infer<typeof productFitQuerySchema>;

/** Products by kind, the ones that go with it first. No prices. */
export const productFitSchema = z.object({
  productId: z.string(),
  /** Null for a product that no rule speaks of. */
  kind: z.string().nullable(),
  site: fitSiteSchema,
  /** What the connection says of an inverter, and an off-grid inverter of itself; absent where nothing is said. */
  grid: z.array(fitOutcomeSchema).optional(),
  groups: z.array(
    z.object({
      kind: z.string(),
      counts: z.record(fitVerdictSchema, z.number().int()),
      items: z.array(fitItemSchema),
    }),
  ),
});
export type ProductFit = z.infer<typeof productFitSchema>;

/** `POST /api/catalog/fit/check`: a cart, a quote or a design as a whole. */
export const fitCheckSchema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        quantity: z.number().int().min(1).max(LIMITS.lineQuantityMax),
        /** Of panels: how many stand in a string; left out, a layout is looked for. */
        modulesPerString: z.number().int().min(1).max(1_000).optional(),
      }),
    )
    .min(1)
    .max(LIMITS.cartLinesMax),
  site: fitSiteIdSchema.default('dubai'),
  /** Instead of the site's own. */
  temperatures: z
    .strictObject({
      cellMinC: siteTemperatures.cellMinC.optional(),
      cellHotC: siteTemperatures.cellHotC.optional(),
      roofC: siteTemperatures.roofC.optional(),
    })
    .optional(),
  /** The connection to the utility; what is left out is not judged. */
  grid: z
    .strictObject({
      phase: phase.optional(),
      /** Its code among those of the shop, whose published limits count. */
      utility: utilityCode.optional(),
      powerLimitKw: z.number().positive().max(1_000_000).optional(),
    })
    .optional(),
  roof: roof.optional(),
});
export type FitCheck = z.infer<typeof fitCheckSchema>;

const pairSchema = z.object({
  productId: z.string(),
  verdict: fitVerdictSchema,
  outcomes: z.array(fitOutcomeSchema),
});

export const fitCheckResultSchema = z.object({
  verdict: fitVerdictSchema,
  site: fitSiteSchema,
  /** Each product once. */
  lines: z.array(
    z.object({
      productId: z.string(),
      verdict: fitVerdictSchema,
      partners: z.array(pairSchema),
      /** What the place says of it: grid, roof. */
      outcomes: z.array(fitOutcomeSchema),
    }),
  ),
  /** What was found of the whole. */
  outcomes: z.array(fitOutcomeSchema),
  /** Changes that mend it, each one by itself. */
  mends: z.array(
    z.object({
      kind: z.enum(['modules-per-string', 'quantity']),
      productId: z.string(),
      from: z.number().int(),
      to: z.number().int(),
      reason: fitReasonSchema,
    }),
  ),
  strings: z.array(z.object({ strings: z.number().int(), modules: z.number().int() })).nullable(),
  /** Products that no rule speaks of, and ids of none. */
  notJudged: z.array(z.string()),
  notFound: z.array(z.string()),
});
export type FitCheckResult = z.infer<typeof fitCheckResultSchema>;
