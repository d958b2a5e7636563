import { CONTENT_COLUMNS, type ImportedContent } from '../admin/content-columns';
import { IMPORT_OWNERS, type ImportKindName, type ImportOwner } from './import-owners';
import type { Permission } from './permissions';

/** One column of what can be imported; a file may call it otherwise. */
export type ImportColumn = {
  name: string;
  required?: true;
  /** Further names by which files are known to call it, in lower case. */
  aliases?: readonly string[];
  /** What it takes to import it, besides the permission of the kind. */
  permission?: Permission;
};

/** What kind of table can be imported, by which service and whom. */
export type ImportKindInfo = ImportOwner & {
  /** Prefix of the thing's id that the rows belong to; null for rows that stand for themselves. */
  target: string | null;
  /** What is there already stays as it is, whatever a row says of it. */
  addsOnly?: true;
  columns: readonly ImportColumn[];
};

const content = (kind: ImportedContent) => ({
  ...IMPORT_OWNERS[kind],
  target: null,
  columns: CONTENT_COLUMNS[kind],
});

/** Every kind of table that the back office imports. */
export const IMPORT_KINDS = {
  products: {
    ...IMPORT_OWNERS.products,
    target: null,
    addsOnly: true,
    // Those of the attributes are added by the service, which knows them.
    columns: [
      {
        name: 'sku',
        required: true,
        aliases: ['article', 'article number', 'model', 'part number', 'référence', 'modèle'],
      },
      { name: 'name', required: true, aliases: ['product', 'product name', 'nom', 'désignation'] },
      { name: 'brand', required: true, aliases: ['manufacturer', 'maker', 'marque', 'fabricant'] },
      { name: 'category', required: true, aliases: ['catégorie'] },
      { name: 'source', required: true, aliases: ['provenance'] },
      { name: 'powerW', aliases: ['power (w)', 'puissance (w)'] },
      {
        name: 'cost',
        aliases: ['purchase price', "prix d'achat"],
        permission: 'catalog.costs.write',
      },
    ],
  },
  'price-list': {
    ...IMPORT_OWNERS['price-list'],
    target: 'plt',
    columns: [
      {
        name: 'sku',
        required: true,
        aliases: ['article', 'article number', 'item', 'part number', 'référence'],
      },
      { name: 'currency', aliases: ['devise'] },
      { name: 'price', required: true, aliases: ['unit price', 'net price', 'prix'] },
      { name: 'tiers', aliases: ['quantity prices', 'quantity breaks', 'prix par quantité'] },
    ],
  },
  customers: {
    ...IMPORT_OWNERS.customers,
    target: null,
    columns: [
      { name: 'email', required: true, aliases: ['e-mail', 'mail', 'email address', 'courriel'] },
      { name: 'firstName', required: true, aliases: ['first name', 'given name', 'prénom'] },
      { name: 'lastName', required: true, aliases: ['last name', 'surname', 'family name', 'nom'] },
      { name: 'company', aliases: ['company name', 'société', 'entreprise'] },
      { name: 'phone', aliases: ['telephone', 'mobile', 'téléphone'] },
      { name: 'taxNumber', aliases: ['trn', 'tax number', 'vat number', 'numéro fiscal'] },
      { name: 'group', aliases: ['customer group', 'groupe'] },
      { name: 'language', aliases: ['locale', 'langue'] },
    ],
  },
  stock: {
    ...IMPORT_OWNERS.stock,
    target: null,
    columns: [
      {
        name: 'sku',
        required: true,
        aliases: ['article', 'article number', 'item', 'part number', 'référence'],
      },
      { name: 'warehouse', aliases: ['warehouse code', 'entrepôt'] },
      { name: 'bin', required: true, aliases: ['bin code', 'location', 'emplacement'] },
      { name: 'lot', aliases: ['batch', 'lot number', 'numéro de lot'] },
      { name: 'quantity', required: true, aliases: ['qty', 'count', 'on hand', 'quantité'] },
    ],
  },
  suppliers: {
    ...IMPORT_OWNERS.suppliers,
    target: null,
    columns: [
      { name: 'code', required: true, aliases: ['supplier code', 'number', 'no'] },
      { name: 'name', required: true, aliases: ['supplier', 'company', 'nom', 'fournisseur'] },
      { name: 'contactName', aliases: ['contact', 'contact name'] },
      { name: 'email', aliases: ['e-mail', 'mail', 'courriel'] },
      { name: 'phone', aliases: ['telephone', 'téléphone'] },
      { name: 'website', aliases: ['web', 'url', 'site web'] },
      { name: 'address', aliases: ['street', 'adresse'] },
      { name: 'city', aliases: ['town', 'ville'] },
      { name: 'country', aliases: ['country code', 'pays'] },
      { name: 'notes', aliases: ['note', 'remarks', 'remarques'] },
    ],
  },
  pages: content('pages'),
  'blog-posts': content('blog-posts'),
  faqs: content('faqs'),
  testimonials: content('testimonials'),
  projects: content('projects'),
} as const satisfies Readonly<Record<ImportKindName, ImportKindInfo>>;

export const IMPORT_KIND_NAMES = Object.keys(IMPORT_KINDS) as [ImportKindName, ...ImportKindName[]];

/** The kind by its name, with what all kinds have. */
export function importKind(name: ImportKindName): ImportKindInfo {
  return IMPORT_KINDS[name];
}
