import { ANONYMOUS } from '@solar/contracts/account/personal-data';
import type { AuditView } from '@solar/contracts/admin/audit-http';
import {
  AUDITED_ID,
  type AuditActor,
  type AuditChange,
  type AuditThing,
  type AuditValue,
} from '@solar/contracts/common/audit';
import { currencyDigits, wholeUnits } from '@solar/contracts/common/minor-units';
import { recordedMoney } from '@solar/contracts/common/recorded-money';
import { useFormat } from '@solar/mfe-kit/format/use-format';
import { siteSettingsQuery } from '@solar/mfe-kit/query/site-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fieldSteps } from './field-steps';
import { listedValues } from './listed-values';
import { kindOfId } from './thing-path';

type Names = readonly AuditThing[] | undefined;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Fields whose values are words of a table of states, not somebody's own. */
const STATE_FIELDS: ReadonlySet<string> = new Set([
  ...[
    'status',
    'paymentStatus',
    'state',
    'priority',
    'role',
    'pickOrder',
    'serialCapture',
    'existing',
  ],
]);

/** Until the settings are there; its amounts have two decimals, as those of nearly all others. */
const USUAL_CURRENCY = 'USD';
const BASIS_POINTS = 10_000;

/** Whether nothing is left of a person's first and last name. */
const isDeleted = (name: string) => name.replaceAll(ANONYMOUS.name, '').trim() === '';

const lastName = (path: string) => fieldSteps(path).at(-1)?.name ?? '';

/** Names of people, things, fields and values of the audit trail, in the language in use. */
export function useAuditWords() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const shop = useQueryClient().getQueryData(siteSettingsQuery.queryKey);
  const type = (name: string) => t(`audit.types.${name}`, { defaultValue: name });
  const actor = (who: AuditActor) => {
    if (who.kind === 'person') return isDeleted(who.name) ? t('audit.deletedPerson') : who.name;
    return t(`audit.jobs.${who.name}`, { defaultValue: who.name });
  };
  /** What an id stands for: the thing's name, or at least its kind. */
  const named = (id: string, names: Names) => {
    const kind = kindOfId(id);
    return names?.find((one) => one.id === id)?.label ?? (kind === undefined ? id : type(kind));
  };
  const withNames = (text: string, names: Names) =>
    text.replace(AUDITED_ID, (id) => named(id, names));
  /** Which element of a list; nothing for an id that stands for nothing a reader knows, as that of a note. */
  const element = (key: string, names: Names) => {
    const words = withNames(key, names);
    return words === key && key.replace(AUDITED_ID, '') === '' ? undefined : words;
  };
  const field = (path: string, names?: Names) =>
    fieldSteps(path)
      .map(({ name, key = '' }) => {
        const word = t(`audit.fields.${name}`, { defaultValue: name });
        const which = element(key, names);
        return which ? `${word} (${which})` : word;
      })
      .join(' › ');
  const text = (one: string, names: Names, path: string): string => {
    const parts = listedValues(one);
    if (parts) return parts.map((part) => value(part, names, path)).join(', ');
    if (STATE_FIELDS.has(lastName(path))) {
      return t(`audit.states.${one}`, { defaultValue: one });
    }
    if (lastName(path) === 'kind') return t(`imports.kinds.${one}`, { defaultValue: one });
    if (DAY.test(one)) return format.date(one);
    const amount = recordedMoney(one);
    if (amount) return format.money(amount);
    return MOMENT.test(one) ? format.dateTime(one) : withNames(one, names);
  };
  /** Amounts in whole units, shares in percent: their fields are named for what they are stored in. */
  const figure = (one: number, path: string) => {
    const name = lastName(path);
    if (name.endsWith('BasisPoints')) return format.percent(one / BASIS_POINTS);
    if (!name.endsWith('Minor')) return String(one);
    const currency = shop?.currency ?? USUAL_CURRENCY;
    const style = { maximumFractionDigits: currencyDigits(currency) };
    return format.number(wholeUnits({ amount: one, currency }), style);
  };
  const value = (one: AuditValue, names: Names, path: string): string => {
    if (one === null || one === '') return t('audit.nothing');
    if (typeof one === 'boolean') return t(one ? 'audit.yes' : 'audit.no');
    return typeof one === 'string' ? text(one, names, path) : figure(one, path);
  };
  const change = (one: AuditChange, names: Names) => {
    const words = field(one.field, names);
    if (one.hidden) return `${words}: ${t('audit.hidden')}`;
    return `${words}: ${value(one.from, names, one.field)} → ${value(one.to, names, one.field)}`;
  };
  const thing = ({ thing: { type: kind, label, id }, names }: AuditView) => {
    const name = label || names?.find((one) => one.id === id)?.label;
    if (kind === 'user' && name && isDeleted(name)) return t('audit.deletedPerson');
    return name ? `${type(kind)} ${name}` : type(kind);
  };
  return { type, actor, field, value, change, thing };
}
