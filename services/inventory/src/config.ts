import { serviceConfigSchema } from '@solar/service-kit/config/service-config';

/** Environment of the inventory service. */
export const inventoryConfig = serviceConfigSchema;
