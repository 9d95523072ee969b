import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { $, expose, firstShown, root } from './bench';

export interface ControlParts {
  /** Renders one control. `index` is its number in the page. */
  render(index: number): ReactNode;
  /** CSS selector of the element that opens a list; missing if the control opens nothing. */
  trigger?: string;
}

/** Ten choices for a select. */
export const choices = Array.from({ length: 10 }, (_, index) => ({ id: String(index), name: `选项 ${index + 1}` }));

/** 1,500 bank branches, named `第 1 支行` and so on. The largest bank of a region has about as many branches. */
export const branches = Array.from({ length: 1500 }, (_, index) => ({
  id: String(index),
  name: `第 ${index + 1} 支行`,
}));

/** A page of a list with 100 orders. */
export const orders = Array.from({ length: 100 }, (_, index) => ({
  id: `TB2026${String(index).padStart(6, '0')}`,
  applicant: `投保单位 ${index + 1}`,
  product: '雇主责任保险',
  persons: String(10 + index),
  premium: `${1000 + index * 37}.00`,
  status: index % 3 === 0 ? '已承保' : '待支付',
  start: '2026-12-01',
  agent: '经办人',
}));

/** The columns of `orders`: key and caption. */
export const orderColumns = [
  ['id', '订单号'],
  ['applicant', '投保单位'],
  ['product', '产品'],
  ['persons', '人数'],
  ['premium', '保费'],
  ['status', '状态'],
  ['start', '起保日期'],
  ['agent', '经办人'],
] as const;

export function exposeControl(name: string, { render, trigger }: ControlParts) {
  return expose(name, {
    mount({ count = 1 }: { count?: number }) {
      const controls = Array.from({ length: count }, (_, index) => <div key={index}>{render(index)}</div>);
      flushSync(() => createRoot(root()).render(<>{controls}</>));
    },
    spots: { trigger: () => (trigger ? $(trigger) : null) },
    until: {
      open: () => firstShown('[role=option]') !== null,
      found: (text: string) => firstShown('[role=option]')?.textContent?.includes(text) ?? false,
    },
  });
}
