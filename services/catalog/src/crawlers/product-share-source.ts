import { join } from 'node:path';
import type { ProductAttribute } from '@solar/contracts/catalog/http';
import { textIn, type Language } from '@solar/contracts/common/localized';
import { withMinusSign } from '@solar/contracts/common/minus-sign';
import { unitSymbol } from '@solar/contracts/common/unit-symbol';
import type { SharePictureSource } from '@solar/service-kit/share-picture/share-pictures';
import type { CatalogueSnapshot, IndexedProduct } from '../index/catalogue-snapshot';
import { imageUrlOf } from '../product/product-image';
import { highlightsOf } from '../storefront/attribute-view';

/** What the picture of a product shows: its key figures and never a price. */
export function productShareSource(
  { record, brand, category }: IndexedProduct,
  attributes: CatalogueSnapshot['attributes'],
  { language, siteName, mediaDir }: { language: Language; siteName: string; mediaDir: string },
): SharePictureSource {
  const image = imageUrlOf(record, 'main');
  return {
    siteName,
    kicker: `${brand.name} · ${textIn(category.name, language)}`,
    title: record.name,
    figures: highlightsOf(record, attributes)
      // A bare yes says nothing beside the other figures.
      .filter(({ value }) => typeof value !== 'boolean')
      .map((one) => ({ label: textIn(one.label, language), value: valueOf(one, language) })),
    pictureFile: image === null ? null : join(mediaDir, image.replace(/^\/images\//, '')),
  };
}

function valueOf({ value, valueLabel, unit }: ProductAttribute, language: Language): string {
  if (valueLabel) return textIn(valueLabel, language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const words = [value]
    .flat()
    .map((one) => (typeof one === 'number' ? withMinusSign(number.format(one)) : String(one)));
  return [words.join(' · '), unit && unitSymbol(unit, language)].filter(Boolean).join('\u00A0');
}
