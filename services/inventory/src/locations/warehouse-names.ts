import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { warehouses } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import type { WarehouseDoc } from './warehouse.schema';
import { warehouseValueOf } from './warehouse-value';

/** Brings the bucket of names up to the database at each start: for warehouses of before it, and after a loss of its data. */
@Injectable()
export class WarehouseNames implements OnApplicationBootstrap {
  constructor(
    @InjectModel('Warehouse') private readonly docs: Model<WarehouseDoc>,
    private readonly values: LastValues,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.putAll().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'names of warehouses are not announced'),
    );
  }

  async putAll(): Promise<void> {
    const all = await this.docs.find().lean<WarehouseDoc[]>();
    for (const doc of all) await this.values.put(warehouses, warehouseValueOf(doc));
  }
}
