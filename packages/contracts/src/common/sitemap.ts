import { z } from 'zod';

/** The parts of a sitemap that a service keeps, each an XML file of its own. */
export const sitemapPartsSchema = z.object({
  parts: z.array(
    z.object({
      /** From the root of the site. */
      path: z.string().regex(/^\/sitemap-[a-z]+-\d+\.xml$/),
      lastModified: z.iso.datetime().nullable(),
    }),
  ),
});
export type SitemapParts = z.infer<typeof sitemapPartsSchema>;
