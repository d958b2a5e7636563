/** Places with design temperatures of their own. Apart from the schemas, which the product's page does not need. */
export const FIT_SITES = ['dubai', 'abu-dhabi', 'riyadh', 'muscat', 'doha'] as const;
