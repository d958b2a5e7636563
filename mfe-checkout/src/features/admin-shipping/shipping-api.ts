import type {
  ShippingMethod,
  ShippingMethodInput,
  TaxRule,
  TaxRuleInput,
} from '@solar/contracts/checkout/settings-http';
import { http } from '@solar/mfe-kit/http/http-client';

const METHODS = '/api/checkout/admin/shipping-methods';
const RULES = '/api/checkout/admin/tax-rules';
export const METHODS_KEY = [METHODS] as const;
export const RULES_KEY = [RULES] as const;

export const saveMethod = (id: string | null, body: ShippingMethodInput) =>
  id
    ? http.put<ShippingMethod>(`${METHODS}/${id}`, body)
    : http.post<ShippingMethod>(METHODS, body);
export const deleteMethod = (id: string) => http.delete<void>(`${METHODS}/${id}`);

export const saveRule = (id: string | null, body: TaxRuleInput) =>
  id ? http.put<TaxRule>(`${RULES}/${id}`, body) : http.post<TaxRule>(RULES, body);
export const deleteRule = (id: string) => http.delete<void>(`${RULES}/${id}`);
