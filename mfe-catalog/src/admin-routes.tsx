import type { RouteObject } from 'react-router';

/** Back-office screens of the catalogue, beneath /admin. */
export const ADMIN_ROUTES: RouteObject[] = [];
