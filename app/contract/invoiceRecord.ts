import {
  emptyInvoice,
  type Invoice,
  type InvoiceInfo,
  type InvoicedOrderType,
  type InvoiceMaterial,
  type InvoiceReceiver,
  type InvoiceType,
  type TaxpayerKind,
} from '@tuanbao/library/domain/invoice/invoice';
import type { InvoiceStatus } from '@tuanbao/library/domain/invoice/invoiceMachine';
import { type Fen, fenOf, MoneyError } from '@tuanbao/library/domain/money/fen';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';

import { invoiceInfoNames, invoiceReceiverCodeNames, invoiceReceiverNames } from './wire/invoiceNames.ts';
import {
  invoicedOrderTypeWords,
  invoiceStatusWords,
  invoiceTypeWords,
  taxpayerKindWords,
} from './wireTables/invoices.ts';
import type { WordTable } from './wireTables/wordTable.ts';

type Fields = Readonly<Record<string, unknown>>;

const nothing: Fields = {};
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the fields of a bean. The bean is an object or a JSON string; if it is anything else, the result has no
 * fields.
 */
function fieldsOf(value: unknown): Fields {
  if (isFields(value)) return value;
  if (typeof value !== 'string') return nothing;
  try {
    const parsed: unknown = JSON.parse(value);
    return isFields(parsed) ? parsed : nothing;
  } catch {
    return nothing; // A damaged record opens as an empty form instead of causing an error.
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/**
 * Returns the text of a field. `names` are the current name of the field, then its former names. The first text that
 * isn't empty is returned; if there is none, the result is empty.
 */
const textIn = (fields: Fields, ...names: readonly string[]): string =>
  names.map((name) => textOf(ownValue(fields, name))).find((text) => text !== '') ?? '';

function codeIn(fields: Fields, ...names: readonly string[]): number {
  const code = Number(textIn(fields, ...names));
  return Number.isSafeInteger(code) && code > 0 && code < 1_000_000 ? code : 0;
}

function amountIn(fields: Fields): Fen | null {
  try {
    return fenOf(textIn(fields, 'amount'));
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

/** Returns the word that a code stands for. If the code is missing or unknown, returns the default `otherwise`. */
const wordIn = <Word extends string>(table: WordTable<Word>, code: unknown, otherwise: Word): Word => {
  const word = table.wordOf(textOf(code));
  return Object.hasOwn(table.codes, word) ? (word as Word) : otherwise;
};

type Spelling = { readonly name: string; readonly earlier?: string };

/**
 * Returns the values of the fields in a table. If a field has no value under its current name, the value under its
 * former name (`earlier`) is used.
 */
const readBy = <Field extends string, Value>(
  table: Readonly<Record<Field, Spelling>>,
  read: (...names: readonly string[]) => Value,
) =>
  Object.fromEntries(
    Object.entries<Spelling>(table).map(([field, { name, earlier }]) => [
      field,
      earlier ? read(name, earlier) : read(name),
    ]),
  ) as Record<Field, Value>;

function infoOf(bean: Fields): InvoiceInfo {
  const texts = readBy(invoiceInfoNames, (...names) => textIn(bean, ...names));
  return {
    ...texts,
    amountFen: amountIn(bean),
    taxpayerKind: wordIn<TaxpayerKind>(taxpayerKindWords, bean['taxpaerType'], 'general'),
    taxId: texts.taxId.toUpperCase(),
  };
}

/**
 * Returns the recipient of an invoice. Old records store the recipient's fields in the bean of the invoice itself, as
 * `mailAddress`, `contactPerson`, `province` and others.
 */
function receiverOf(bean: Fields, earlier: Fields): InvoiceReceiver {
  const both = { ...earlier, ...bean };
  return {
    ...readBy(invoiceReceiverCodeNames, (...names) => codeIn(both, ...names)),
    ...readBy(invoiceReceiverNames, (...names) => textIn(both, ...names)),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const materialOf = (bean: Fields): InvoiceMaterial => ({
  email: textIn(bean, 'emailAddress'),
  items: listOf(bean['materialInfo']).map((item) => {
    const fields = fieldsOf(item);
    return { type: textIn(fields, 'type'), files: listOf(fields['fileUrlList']).map(textOf).filter(Boolean) };
  }),
});

const booleanOf = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

/**
 * Converts a loaded or saved record to an invoice. The record has its beans as objects (`invoiceInfoBean` …) or as JSON
 * strings (`invoiceInfo` …), and may use former field names. A missing field gets the specification's default. A bean
 * that can't be read is treated as missing.
 */
export function invoiceOfRecord(record: unknown): Invoice {
  const wire = fieldsOf(record);
  const info = fieldsOf(wire['invoiceInfoBean'] ?? wire['invoiceInfo']);
  const express = fieldsOf(wire['invoiceExpressBean'] ?? wire['expressInfo']);
  const middleStatus = Number(textOf(wire['middleStatus']) || emptyInvoice.middleStatus);
  const policyType = Number(textOf(wire['policyType']) || emptyInvoice.policyType);
  return {
    id: textIn(wire, 'id'),
    productId: textIn(wire, 'productId'),
    policyUuid: textIn(wire, 'policyUuid'),
    type: wordIn<InvoiceType>(invoiceTypeWords, wire['invoiceType'] ?? info['billType'], emptyInvoice.type),
    policyType: Number.isSafeInteger(policyType) ? policyType : emptyInvoice.policyType,
    orderType: wordIn<InvoicedOrderType>(invoicedOrderTypeWords, wire['orderType'] ?? info['orderType'], 'order'),
    endorsementUuid: textIn(wire, 'conservationUuid'),
    status: wordIn<InvoiceStatus>(invoiceStatusWords, wire['invoiceStatus'], 'none'),
    middleStatus: Number.isSafeInteger(middleStatus) ? middleStatus : emptyInvoice.middleStatus,
    failMessage: textIn(wire, 'failMsg'),
    createdAt: textIn(wire, 'createTime'),
    showsSpecialInvoice: booleanOf(wire['showSpecialInvoice']),
    needsMaterial: booleanOf(wire['needMaterial']),
    info: infoOf(info),
    receiver: receiverOf(fieldsOf(wire['invoiceReceiveBean'] ?? wire['receiveInfo']), info),
    material: materialOf(fieldsOf(wire['invoiceMaterialBean'] ?? wire['specialInvoiceMaterial'])),
    express: {
      company: textIn(express, 'expressCompanyName'),
      number: textIn(express, 'expressNO'),
      payer: textIn(express, 'expressPayType'),
    },
  };
}
