import type { Migration } from '@solar/service-kit/mongo/migrations';

export const migrations: Migration[] = [
  {
    // Stock levels are followed in memory.
    id: '001-drop-dashboard-stock',
    async up(db) {
      const known = await db.listCollections({ name: 'dashboard_stock' }).toArray();
      if (known.length > 0) await db.dropCollection('dashboard_stock');
    },
  },
];
