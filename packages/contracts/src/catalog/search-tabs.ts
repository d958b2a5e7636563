/** What a search finds, in the order of its tabs. Apart from the schemas, which the page of results does not need. */
export const SEARCH_TABS = ['products', 'categories', 'services', 'projects', 'articles'] as const;
