import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OrderStock } from '@solar/contracts/inventory/order-inventory';
import type { SerialView } from '@solar/contracts/inventory/serials';
import type { Api } from '../api';
import type { Buyer } from '../buyer';
import type { Ground } from '../warehouse-ground';
import type { WarehouseScreens } from './warehouse-screens';

export const INVENTORY = '/api/inventory';

export type Listed<T> = { items: T[]; total: number };

/** A month in one corner of the warehouse. */
export class Month {
  readonly reference = `DN-${randomUUID().slice(0, 8)}`;
  readonly serials: readonly string[];

  constructor(
    readonly admin: Api,
    readonly ground: Ground,
    readonly screens: WarehouseScreens,
    readonly page: Page,
  ) {
    this.serials = [1, 2, 3, 4].map((n) => `${ground.inverter.sku}-S${n}`.toUpperCase());
  }

  async post<T = { id: string }>(path: string, body: unknown = {}): Promise<T> {
    const answer = await this.admin.post<T>(`${INVENTORY}/${path}`, { body });
    if (answer.status > 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async read<T>(path: string): Promise<T> {
    return (await this.admin.get<T>(`${INVENTORY}/${path}`)).body;
  }

  /** Where pieces are, by their numbers. */
  async whereabouts(): Promise<Record<string, string>> {
    const { items } = await this.read<Listed<SerialView>>(
      `serials?productId=${this.ground.inverter.id}`,
    );
    return Object.fromEntries(
      items.map(({ number, state, bin }) => [number, bin?.binCode ?? state]),
    );
  }

  /** Goods of a lot in a bin, as a line of a document. */
  lotted(binId: string, quantity: number, lot = 'L1') {
    return { productId: this.ground.sealant.id, binId, quantity, lot };
  }

  /** A customer's order once its goods are put aside. */
  async sell(buyer: Buyer, productId: string, quantity: number): Promise<OrderStock> {
    const paid = await buyer.buy(productId, quantity);
    const orderId = paid?.orderId ?? '';
    return this.read<OrderStock>(`orders/${orderId}`);
  }
}
