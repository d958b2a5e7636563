import { Injectable, type OnModuleInit } from '@nestjs/common';
import { warehouses } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';

/** The names of the warehouses, followed in memory. */
@Injectable()
export class WarehouseNames implements OnModuleInit {
  private readonly names = new Map<string, string>();

  constructor(private readonly lastValues: LastValues) {}

  onModuleInit(): Promise<void> {
    return this.lastValues.follow(warehouses, (id, { name }) => {
      this.names.set(id, name);
    });
  }

  of(warehouseId: string): string | undefined {
    return this.names.get(warehouseId);
  }
}
