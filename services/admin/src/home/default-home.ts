import { homeSchema, type Home } from '@solar/contracts/admin/home-http';
import texts from '../../locales/default-home.json';

/** What the sections say while nobody writes anything else; the pages have the same texts built in. */
export const DEFAULT_HOME: Home['defaults'] = homeSchema.shape.defaults.parse(texts);
