import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { currencyChanged } from '@solar/contracts/admin/events';
import type { ChangeCurrency, CurrencyChange } from '@solar/contracts/admin/currency-http';
import { siteSettingsInputSchema, type SiteSettings } from '@solar/contracts/admin/site-http';
import {
  convertMinor,
  inverseRate,
  type CurrencyConversion,
} from '@solar/contracts/common/currency-conversion';
import type { Page, PageQuery } from '@solar/contracts/common/pagination';
import { officeDay } from '@solar/contracts/common/office-time';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { newId } from '@solar/service-kit/mongo/new-id';
import { afterCommit, Transactions } from '@solar/service-kit/mongo/transactions';
import type { Model } from 'mongoose';
import { SettingsService } from '../settings/settings.service';
import {
  CURRENCY_CHANGE,
  CURRENCY_CHANGES,
  type CurrencyChangeDoc,
  type MoneySettings,
} from './currency-change.schema';

type NewChange = Pick<
  CurrencyChangeDoc,
  '_id' | 'from' | 'to' | 'rate' | 'step' | 'undoes' | 'after'
>;

/** Changes the shop's currency: settings, record and announcement in one transaction; the slices convert what is theirs. */
@Injectable()
export class CurrencyService {
  constructor(
    @InjectModel(CURRENCY_CHANGE) private readonly changes: Model<CurrencyChangeDoc>,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async page(query: PageQuery): Promise<Page<CurrencyChange>> {
    const listing = { filter: {}, sort: { createdAt: -1, _id: -1 } as const };
    const [docs, total] = await listPage<CurrencyChangeDoc>(this.changes, listing, query);
    const newest = await this.newest();
    return paged(
      docs.map((doc) => present(doc, newest)),
      total,
      query,
    );
  }

  async change(input: ChangeCurrency, author: Principal): Promise<CurrencyChange> {
    const { currency, currencySymbol, dirhamRate, version, ...terms } = input;
    const now = await this.settings.read();
    if (currency === now.currency) {
      throw problem.unprocessable('currency.same', `The shop sells in ${currency} already`);
    }
    const conversion = { ...terms, from: now.currency, to: currency };
    const defaultShippingMinor = convertedShipping(now.defaultShippingMinor, conversion);
    const dirhamRateDate = officeDay(new Date());
    const after = { currencySymbol, dirhamRate, dirhamRateDate, defaultShippingMinor };
    const change = { _id: newId('cch'), ...conversion, undoes: null, after };
    return this.make(change, { ...now, version }, author);
  }

  /** Takes the newest change back. What was edited since is converted by the inverse rate. */
  async undo(id: string, version: number, author: Principal): Promise<CurrencyChange> {
    const [undone, newest] = await Promise.all([
      this.changes.findById(id).lean<CurrencyChangeDoc>(),
      this.newest(),
    ]);
    if (!undone) throw problem.notFound('Currency change');
    const rate = inverseRate(undone.rate);
    if (!canUndo(undone, newest) || rate === null) {
      throw problem.conflict('currency.not_newest', 'Only the newest change can be taken back');
    }
    const now = await this.settings.read();
    const conversion = { from: undone.to, to: undone.from, rate, step: 1 };
    const isUntouched = now.defaultShippingMinor === undone.after.defaultShippingMinor;
    const after = {
      ...undone.before,
      defaultShippingMinor: isUntouched
        ? undone.before.defaultShippingMinor
        : convertedShipping(now.defaultShippingMinor, conversion),
    };
    const change = { _id: newId('cch'), ...conversion, undoes: id, after };
    return this.make(change, { ...now, version }, author);
  }

  private async make(
    change: NewChange,
    { version, ...values }: SiteSettings,
    author: Principal,
  ): Promise<CurrencyChange> {
    const { _id: changeId, from, to, rate, step, undoes, after } = change;
    const conversion: CurrencyConversion = { changeId, from, to, rate, step, undoes };
    const entry = outboxEntry(currencyChanged, {
      aggregateId: 'currency',
      version: version + 1,
      data: conversion,
    });
    const next = { ...values, ...after, currency: to };
    // The date of one rate is never that of another.
    if (!after.dirhamRateDate) delete next.dirhamRateDate;
    const made = await this.transactions.run(async (session) => {
      await this.settings.write(next, version, session);
      const owed = this.outbox.owed([entry]);
      const before = moneySettingsOf(values);
      const doc = { ...change, before, madeBy: author.userId, outbox: owed };
      const [inserted] = await this.changes.create([doc], { session });
      afterCommit(session, () => void this.outbox.publish(CURRENCY_CHANGES, changeId, owed));
      if (!inserted) throw new Error('create answered nothing');
      return inserted.toObject<CurrencyChangeDoc>();
    });
    return present(made, made);
  }

  private newest(): Promise<CurrencyChangeDoc | null> {
    return this.changes.findOne().sort({ createdAt: -1, _id: -1 }).lean<CurrencyChangeDoc>().exec();
  }
}

function convertedShipping(minor: number, terms: Parameters<typeof convertMinor>[1]): number {
  const converted = convertMinor(minor, terms);
  if (siteSettingsInputSchema.shape.defaultShippingMinor.safeParse(converted).success)
    return converted;
  throw problem.unprocessable(
    'currency.rate',
    'Shipping would cost more than the settings can hold',
  );
}

function moneySettingsOf(values: MoneySettings): MoneySettings {
  const { currencySymbol, dirhamRate, dirhamRateDate, defaultShippingMinor } = values;
  return {
    ...{ currencySymbol, dirhamRate, defaultShippingMinor },
    ...(dirhamRateDate ? { dirhamRateDate } : {}),
  };
}

function canUndo(doc: CurrencyChangeDoc, newest: CurrencyChangeDoc | null): boolean {
  return doc._id === newest?._id && doc.undoes === null;
}

function present(doc: CurrencyChangeDoc, newest: CurrencyChangeDoc | null): CurrencyChange {
  const { _id: changeId, from, to, rate, step, undoes, madeBy, createdAt } = doc;
  const conversion = { changeId, from, to, rate, step, undoes };
  return {
    ...conversion,
    madeBy,
    madeAt: createdAt.toISOString(),
    canUndo: canUndo(doc, newest),
  };
}
