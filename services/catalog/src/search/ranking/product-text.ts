import type { AttributeRecord } from '../../index/catalogue-records';
import type { IndexedProduct } from '../../index/catalogue-snapshot';
import { valuesOf } from '../../index/product-values';
import { isCounted } from '../words/counted-words';
import type { SearchLanguage } from '../words/search-language';
import type { TextReader } from '../words/text-reader';
import { TextAnalysis, type AnalysedText } from './analysed-text';
import { FIELD_WEIGHTS } from './field-weights';

/** Groups of the datasheet that speak about the data, not about the product. */
const UNSEARCHED_GROUP = 'provenance';

/** What a product is found by. Prices are not among it: search must not reveal what lists may not show. */
export function productText(
  { record, brand, category }: IndexedProduct,
  definitions: ReadonlyMap<string, AttributeRecord>,
  reader: TextReader,
  language: SearchLanguage,
): AnalysedText {
  // Behind a comma a name says what the product comes with, not what it is.
  const [name = '', ...comesWith] = record.name.split(',');
  const analysis = new TextAnalysis(reader)
    .name(name, FIELD_WEIGHTS.name)
    .words(comesWith.join(' '), FIELD_WEIGHTS.choice)
    .code(record.sku, FIELD_WEIGHTS.name)
    .name(brand.name, FIELD_WEIGHTS.brand)
    .words(category.name.en, FIELD_WEIGHTS.category)
    .words(category.name.fr, FIELD_WEIGHTS.category);
  for (const { en, fr } of [record.summary, record.description]) {
    analysis.words(en, FIELD_WEIGHTS.text).words(fr, FIELD_WEIGHTS.text);
  }
  for (const { code, value } of valuesOf(record)) {
    const definition = definitions.get(code);
    if (!definition || definition.group === UNSEARCHED_GROUP) continue;
    addValue(analysis, definition, value);
    addFigures(analysis, definition, value, language);
  }
  return analysis.done();
}

type Value = IndexedProduct['record']['attributes'][number]['value'];

function addValue(analysis: TextAnalysis, definition: AttributeRecord, value: Value): void {
  const { options, searchTerms } = definition;
  if (value === false) return;
  const weight = isKnown(definition) ? FIELD_WEIGHTS.choice : FIELD_WEIGHTS.fact;
  if (value === true) addLocalized(analysis, definition.name, weight);
  for (const one of Array.isArray(value) ? value : [value]) {
    if (typeof one === 'string') analysis.words(one, weight);
    const option = options.find((choice) => choice.value === one);
    if (option) addLocalized(analysis, option.label, weight);
  }
  addLocalized(analysis, searchTerms, FIELD_WEIGHTS.fact);
}

/** People ask for the figures that lists and cards show. */
function isKnown({ filterable, highlight }: AttributeRecord): boolean {
  return filterable || highlight;
}

function addFigures(
  analysis: TextAnalysis,
  definition: AttributeRecord,
  value: Value,
  language: SearchLanguage,
): void {
  const figure = language.figureOf(definition);
  if (!figure || !(isKnown(definition) || isCounted(figure.dimension))) return;
  for (const one of Array.isArray(value) ? value : [value]) {
    if (typeof one === 'number') analysis.figure(figure.dimension, one * figure.factor);
  }
}

function addLocalized(
  analysis: TextAnalysis,
  { en, fr }: { en: string; fr: string },
  weight: number,
): void {
  analysis.words(en, weight).words(fr, weight);
}
